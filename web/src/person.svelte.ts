import { api } from './api';
import { t } from './text/text.svelte';

/** The guest at this browser. Known by a cookie; the name is asked where it is needed. */
class Person {
  name = $state('');

  async load(): Promise<void> {
    this.name = (await api.me()).name ?? '';
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name.trim())).name ?? '';
  }

  /** The name, or a friendly one until somebody chooses. */
  get shown(): string {
    return this.name || t('shell.default_name');
  }

  /** Makes sure that a name is kept before a table is opened. */
  async introduce(name = this.shown): Promise<void> {
    if (name.trim() !== this.name) await this.rename(name);
  }
}

export const person = new Person();

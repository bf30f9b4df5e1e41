import type { Language } from '../text/format';
import { recall, remember } from './memory';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'on' | 'off';

const calm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

interface Kept {
  language: Language;
  theme: Theme;
  moving: Motion;
  confirm: boolean;
  hushed: readonly string[];
  autoEnd: boolean;
  letterKeys: boolean;
  guide: boolean;
  sound: boolean;
  notify: boolean;
}

function firstTime(): Kept {
  const language = globalThis.navigator?.language.startsWith('ja') ? 'ja' : 'en';
  return { language, theme: 'system', moving: 'system', confirm: true, hushed: [], autoEnd: false, letterKeys: true, guide: true, sound: false, notify: false };
}

/** What a person chose for this browser. Kept between visits. */
export class Settings {
  #kept = $state<Kept>({ ...firstTime(), ...recall<Partial<Kept>>('settings', {}) });

  get language(): Language { return this.#kept.language; }
  set language(value: Language) { this.#keep({ language: value }); }
  get theme(): Theme { return this.#kept.theme; }
  set theme(value: Theme) { this.#keep({ theme: value }); }
  get moving(): Motion { return this.#kept.moving; }
  set moving(value: Motion) { this.#keep({ moving: value }); }
  /** Should pieces travel? The choice here, else the system's. */
  get motion(): boolean { return this.#kept.moving === 'system' ? !calm : this.#kept.moving === 'on'; }
  /** Ask before what cannot be taken back. Set anew, it asks every question again. */
  get confirm(): boolean { return this.#kept.confirm; }
  set confirm(value: boolean) { this.#keep({ confirm: value, hushed: [] }); }
  /** Is this one of the questions still asked? */
  asks(question: string): boolean { return this.confirm && !this.isHushed(question); }
  isHushed(question: string): boolean { return this.#kept.hushed.includes(question); }
  /** Asks a question no more, or again. */
  hush(question: string): void {
    const others = this.#kept.hushed.filter((each) => each !== question);
    this.#keep({ hushed: this.isHushed(question) ? others : [...others, question] });
  }
  /** End the own part when nothing else is possible. */
  get autoEnd(): boolean { return this.#kept.autoEnd; }
  set autoEnd(value: boolean) { this.#keep({ autoEnd: value }); }
  /** Single letters as keys. */
  get letterKeys(): boolean { return this.#kept.letterKeys; }
  set letterKeys(value: boolean) { this.#keep({ letterKeys: value }); }
  /** Show the first-game guide. */
  get guide(): boolean { return this.#kept.guide; }
  set guide(value: boolean) { this.#keep({ guide: value }); }

  /** A sound when it becomes one's turn. */
  get sound(): boolean { return this.#kept.sound; }
  set sound(value: boolean) { this.#keep({ sound: value }); }
  /** A notification when it becomes one's turn and the page is out of sight. */
  get notify(): boolean { return this.#kept.notify; }
  set notify(value: boolean) { this.#keep({ notify: value }); }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    remember('settings', this.#kept);
  }
}

export const settings = new Settings();

/** Writes the choices to the root element. Call inside an effect. */
export function dress(root: HTMLElement): void {
  root.lang = settings.language;
  root.dataset['motion'] = settings.motion ? 'on' : 'off';
  if (settings.theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = settings.theme;
}

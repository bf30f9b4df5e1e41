export interface Said {
  readonly id: number;
  readonly sentence: string;
}

/** Sentences kept for readers that are still at an earlier one. */
const KEPT = 6;

/** What screen readers are told. `polite` waits for a pause; `urgent` is only for the own turn, refusals and the connection. */
class Announcer {
  /** The last ones, oldest first: several in one moment are all read. */
  polite = $state.raw<readonly Said[]>([]);
  urgent = $state('');
  #said = 0;

  say(sentence: string): void {
    this.polite = [...this.polite, { id: ++this.#said, sentence }].slice(-KEPT);
  }

  /** What was said may be for one pair of ears: nothing of it stays in the page. */
  forget(): void {
    this.polite = [];
    this.urgent = '';
  }

  shout(sentence: string): void {
    this.urgent = fresh(this.urgent, sentence);
  }
}

/** The same sentence twice must change the region, or it is read once only. */
function fresh(before: string, sentence: string): string {
  return before === sentence ? `${sentence}\u00A0` : sentence;
}

export const announcer = new Announcer();

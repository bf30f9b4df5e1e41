/** What screen readers are told. `polite` waits for a pause; `urgent` is only for the own turn, refusals and the connection. */
class Announcer {
  polite = $state('');
  urgent = $state('');

  say(sentence: string): void {
    this.polite = fresh(this.polite, sentence);
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

/** What is asked of the rules: those of a game, at a clause, or from the beginning with "". */
export interface Asked {
  readonly game: string;
  readonly clause: string;
}

/** Which rules are open, over whatever page. Their text is loaded when somebody opens them. */
class Rulebook {
  asked = $state.raw<Asked | null>(null);

  open(game: string, clause = ''): void {
    this.asked = { game, clause };
  }

  close(): void {
    this.asked = null;
  }
}

export const rulebook = new Rulebook();

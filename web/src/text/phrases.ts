/** Where a Japanese heading may break: behind the kana that end a phrase. Browsers guess worse where a name follows a colon. */
export function phrases(heading: string): string[] {
  return heading.split(/(?<=[ぁ-ん])(?<!\dつ)(?=[^ぁ-んー、。，．：）」？！]+)/u);
}

const LONG = 34; // narrow letters that have room in two lines beside two buttons

/** Too long to stand in two lines of a phone's prompt. */
export function isLong(heading: string): boolean {
  return [...heading].reduce((width, letter) => width + (letter > '\u2e80' ? 2 : 1), 0) > LONG;
}

/** Where a Japanese heading or name may break: behind the kana that end a phrase, and where 資金調達カード changes its script. Browsers guess worse. */
export function phrases(heading: string): string[] {
  return heading.split(/(?<=[ぁ-ん])(?<!\dつ)(?=[^ぁ-んー、。，．：）」？！]+)|(?<=[一-龠])(?=[ァ-ヶ][ァ-ヶー])/u);
}

const LONG = 34; // narrow letters that have room in two lines beside two buttons

/** Too long to stand in two lines of a phone's prompt. */
export function isLong(heading: string): boolean {
  return [...heading].reduce((width, letter) => width + (letter > '\u2e80' ? 2 : 1), 0) > LONG;
}

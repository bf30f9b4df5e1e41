/** Sentences one after the other: each begins with a capital, and a part without a full stop gets one. stop: `. `, in Japanese `。`. */
export function sentences(parts: readonly string[], stop: string): string {
  const whole = parts.filter((part) => part !== '').map((part) => capital(/[.。!?！？]$/.test(part) ? part : part + stop.trimEnd()));
  return whole.join(stop.endsWith(' ') ? ' ' : '');
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

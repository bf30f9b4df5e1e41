/** Sentences one after the other; a part without a full stop gets one. stop: `. `, in Japanese `。`. */
export function sentences(parts: readonly string[], stop: string): string {
  const whole = parts.filter((part) => part !== '').map((part) => (/[.。!?！？]$/.test(part) ? part : part + stop.trimEnd()));
  return whole.join(stop.endsWith(' ') ? ' ' : '');
}

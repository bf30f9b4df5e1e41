/** Words and icons of what pays. */
import { kindOf, type Source } from '../choice/payment';
import { factsOf } from '../facts';
import { nameOf, type Speaker } from '../words';
import type { Payer } from './slots';

export function payerName(table: Speaker, payer: Payer): string {
  if (payer === null) return table.text('board.pay.missing');
  if (payer === 'discount' || payer === 'paid' || payer === 'pilot') return table.text(`board.pay.${payer}`);
  const name = nameOf(table, kindOf(payer));
  if (payer.startsWith('spend_kept:')) return `${name} (${table.text('board.pay.kept')})`;
  return payer.startsWith('spend_boon:') ? `${table.text('board.pay.boon')}: ${name}` : name;
}

const ICONS: Readonly<Record<string, string>> = { item: 'item', artifact: 'artifact', fear: 'fear', guardian: 'guardian', assistant: 'assistant-silver' };

export function payerIcon(source: Source): string {
  return source === 'pilot' ? 'coin' : (ICONS[factsOf(kindOf(source)).group] ?? 'card');
}

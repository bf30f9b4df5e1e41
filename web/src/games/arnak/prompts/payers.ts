/** Words for what pays. */
import { kindOf } from '../choice/payment';
import { nameOf, type Speaker } from '../words';
import type { Payer } from './slots';

export function payerName(table: Speaker, payer: Payer): string {
  if (payer === null) return table.text('board.pay.missing');
  if (payer === 'discount' || payer === 'paid' || payer === 'pilot') return table.text(`board.pay.${payer}`);
  const name = nameOf(table, kindOf(payer));
  if (payer.startsWith('spend_kept:')) return `${name} (${table.text('board.pay.kept')})`;
  return payer.startsWith('spend_boon:') ? `${table.text('board.pay.boon')}: ${name}` : name;
}

/** What goes along with a picked option: an answer that nobody who has just chosen it would give otherwise, or one between things that are the same. */
import type { Decision, Option } from '../../../generated/wire';
import { isAmount, optionRow } from '../effects/options';
import { isFree } from './options';

/** Asked before a piece that somebody uses does what it does. */
const ASSENTS = new Set(['pay', 'draw']);

type Asked = Pick<Decision, 'kind' | 'options' | 'source'>;

export function onward(picked: Pick<Option, 'action' | 'verb'>, next: Asked): Option | undefined {
  return next.kind === 'results' ? ofEither(next) : uses(picked, next) ? assent(next) : undefined;
}

/** The question of the piece that is used, for all that the piece does: a second effect may be wanted without the first. */
function uses({ action, verb }: Pick<Option, 'action' | 'verb'>, { kind, source }: Asked): boolean {
  return ASSENTS.has(kind) && source !== undefined && source !== '' && action === `${verb}:${source}` && isFree({ action, verb });
}

function assent({ kind, options = [], source = '' }: Asked): Option | undefined {
  const answers = options.filter((option) => !isFree(option) && option.verb !== 'decline');
  const whole = kind === 'draw' || optionRow({ action: `use:${source}`, verb: 'use' }, '').length === 1;
  return answers.length === 1 && whole ? answers[0] : undefined;
}

/** Which comes first matters to nobody where both are resources, or the same. */
function ofEither({ options = [] }: Asked): Option | undefined {
  const results = options.filter((option) => option.verb === 'first');
  const rows = results.map((option) => optionRow(option, ''));
  const same = rows.every((row) => row.length > 0 && JSON.stringify(row) === JSON.stringify(rows[0]));
  return same || rows.every(isAmount) ? results[0] : undefined;
}

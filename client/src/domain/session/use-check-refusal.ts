import { t } from '@rules/text.js';
import { formatMomentAt } from '../../lib/dates';
import { useScheme } from '../scheme/use-scheme';
import { useProfile } from './use-profile';

/** An act that the server offers to the user, or says why not. */
interface OfferedAct {
  act: string;
  mayDo: boolean;
  refusal: string | null;
}

/**
 * Why the user's account may not check yet what others did, in a sentence with the time from which it may; null when it may
 * (USER-17). The server decides, by its own clock.
 */
export function useCheckRefusal(): string | null {
  const from = useProfile().user?.checksFrom;
  const { scheme } = useScheme();
  if (!from || !scheme || isPast(from)) return null;
  return t(
    'From {at} on, your account can approve, confirm and release what others did: an administrator changed its role, its address or its status.',
    { at: formatMomentAt(from, scheme.timeZone) },
  );
}

/** Whether a moment is over. */
function isPast(moment: string, now = Date.now()): boolean {
  return Date.parse(moment) <= now;
}

/** The acts that the server offers, without those that check what others did while the account may not (USER-17). */
export function useCheckedActs<Act extends OfferedAct>(
  acts: readonly Act[],
  isCheck: (act: Act['act']) => boolean,
): Act[] {
  const refusal = useCheckRefusal();
  return acts.map((one) =>
    refusal !== null && one.mayDo && isCheck(one.act) ? { ...one, mayDo: false, refusal } : one,
  );
}

import { t } from '@rules/text.js';
import type { ClaimDecisionShownFragment } from '../../generated/graphql';
import { formatDate, formatMomentAt } from '../../lib/dates';

/** What was decided, by whom and when, as one sentence. */
export function decisionText(decision: ClaimDecisionShownFragment, timeZone: string): string {
  const { kind, origin, state, maker, checker, proposedAt, decidedAt } = decision;
  const values = {
    kind,
    maker: maker ?? '',
    checker: checker ?? '',
    at: formatMomentAt(decidedAt ?? proposedAt, timeZone),
  };
  if (origin === 'SCHEME_FILE') return t('The scheme’s list of removed claims names it.');
  switch (state) {
    case 'PROPOSED':
      return t('{maker} proposed to {kind, select, REMOVE {remove} other {restore}} it on {at}.', values);
    case 'REFUSED':
      return t(
        '{maker} proposed to {kind, select, REMOVE {remove} other {restore}} it; {checker} refused on {at}.',
        values,
      );
    case 'WITHDRAWN':
      return t(
        '{maker} proposed to {kind, select, REMOVE {remove} other {restore}} it and withdrew this on {at}.',
        values,
      );
    default:
      return t(
        '{kind, select, REMOVE {Removed} other {Restored}} on {at}: {maker} proposed it, {checker} confirmed.',
        values,
      );
  }
}

/** Until when the member may answer; undefined without such a day. */
export function answerText({ answerBy, cureUntil }: ClaimDecisionShownFragment): string | undefined {
  const day = answerBy ?? cureUntil;
  return day ? t('The member may answer until {day}.', { day: formatDate(day) }) : undefined;
}

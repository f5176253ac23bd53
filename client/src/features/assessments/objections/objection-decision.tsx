import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { Definition } from '../../../components/page/definition-list';
import { Dated } from '../../../components/text/dated';
import type { ObjectionPartFragment } from '../../../generated/graphql';
import { formatMomentAt } from '../../../lib/dates';

/** A text as it was typed, with its lines. */
export const Written = chakra('p', { base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } });

interface ObjectionDecisionProps {
  objection: ObjectionPartFragment;
  timeZone: string;
}

/** How an objection ended and why, in the list of its values; nothing while it is open. */
export function ObjectionDecision({ objection, timeZone }: ObjectionDecisionProps) {
  const { state, reason, endedAt } = objection;
  return (
    <>
      {reason !== null && (
        <Definition label={t('Reason of the decision')}>
          <Written>{reason}</Written>
        </Definition>
      )}
      {endedAt !== null && (
        <Definition label={state === 'WITHDRAWN' ? t('Withdrawn') : t('Decided')}>
          <Dated>{formatMomentAt(endedAt, timeZone)}</Dated>
        </Definition>
      )}
    </>
  );
}

import { moneyIn } from '@rules/describe-rules.js';
import { t } from '@rules/text.js';
import type { ReactNode } from 'react';
import { Tag } from '../../../components/feedback/tag';
import { Definition, DefinitionList } from '../../../components/page/definition-list';
import { Card, Inline, Stack, SubsectionTitle } from '../../../components/page/layout';
import { Dated } from '../../../components/text/dated';
import { objectionName, STATE_LABELS } from '../../../domain/claim/objection-states';
import type { ObjectionPartFragment } from '../../../generated/graphql';
import { formatMomentAt } from '../../../lib/dates';
import { waitedText } from '../../../lib/waited-text';
import { ObjectionDecision, Written } from './objection-decision';
import { differenceText } from './objection-text';

/** What happens next, or happened, in a sentence. */
function nextStep({ state, officer }: ObjectionPartFragment): string {
  switch (state) {
    case 'OPEN':
      return t('We have received it. As soon as somebody looks at it, you see the name here.');
    case 'UNDER_REVIEW':
      return t('{officer} is looking at it. We write to you when it is decided.', { officer: officer ?? '' });
    case 'UPHELD':
      return t(
        'You were right. Your claim will be corrected, and the next assessment takes that into account.',
      );
    case 'PARTLY_UPHELD':
      return t(
        'You were right in part. Your claim will be corrected as far as the reason says, and the next assessment takes that into account.',
      );
    case 'DISMISSED':
      return t('The assessment stays as it is, for the reason below.');
    case 'WITHDRAWN':
      return t('It was withdrawn, so nobody looks at it any more.');
  }
}

interface ObjectionCardProps {
  objection: ObjectionPartFragment;
  currency: string;
  timeZone: string;
  /** Whether the loss of the assessment may be compared with: not that of a removed claim. */
  comparable?: boolean;
  /** What can be done with it. */
  children?: ReactNode;
}

/** An objection as its member sees it: state, officer, clock, and the decision with its reason (OBJECT-3). */
export function ObjectionCard(props: ObjectionCardProps) {
  const { objection, currency, timeZone, comparable = true, children } = props;
  const { id, state, grounds, ownFigure, recognisedLoss, late, lateBecause, raisedAt } = objection;
  const { officer, assignedAt, endedAt } = objection;
  const { words, tone } = STATE_LABELS[state];
  const money = moneyIn(currency);
  const when = (moment: string) => formatMomentAt(moment, timeZone);
  return (
    <Card aria-labelledby={`objection-${id}`}>
      <Stack>
        <Inline>
          <SubsectionTitle id={`objection-${id}`}>
            <Dated>{objectionName(raisedAt, timeZone)}</Dated>
          </SubsectionTitle>
          <Tag tone={tone}>{words}</Tag>
          {late && <Tag tone="needs">{t('Late')}</Tag>}
        </Inline>
        <p>{nextStep(objection)}</p>
        <DefinitionList>
          <ObjectionDecision objection={objection} timeZone={timeZone} />
          <Definition label={t('Sent')}>
            <Dated>
              {endedAt === null
                ? t('{moment}, {waited} ago', { moment: when(raisedAt), waited: waitedText(raisedAt) })
                : when(raisedAt)}
            </Dated>
          </Definition>
          {officer !== null && assignedAt !== null && (
            <Definition label={t('Who looks at it')}>
              <Dated>{t('{officer}, since {moment}', { officer, moment: when(assignedAt) })}</Dated>
            </Definition>
          )}
          <Definition label={t('What is wrong, and why')}>
            <Written>{grounds}</Written>
          </Definition>
          {ownFigure !== null && (
            <Definition
              label={t('What the loss should be')}
              note={comparable ? differenceText(ownFigure, recognisedLoss, currency) : undefined}
            >
              {money(ownFigure)}
            </Definition>
          )}
          {lateBecause !== '' && (
            <Definition label={t('Why it is late')}>
              <Written>{lateBecause}</Written>
            </Definition>
          )}
        </DefinitionList>
        {children && <div>{children}</div>}
      </Stack>
    </Card>
  );
}

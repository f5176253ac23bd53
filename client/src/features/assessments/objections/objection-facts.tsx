import { t } from '@rules/text.js';
import { Tag } from '../../../components/feedback/tag';
import { Definition, DefinitionList } from '../../../components/page/definition-list';
import { Inline, SectionTitle, Stack } from '../../../components/page/layout';
import { STATE_LABELS } from '../../../domain/claim/objection-states';
import type { ObjectionPartFragment } from '../../../generated/graphql';
import { formatMomentAt } from '../../../lib/dates';
import { waitedText } from '../../../lib/waited-text';
import { ObjectionDecision, Written } from './objection-decision';
import { OfficerName } from './officer-name';

interface ObjectionFactsProps {
  objection: ObjectionPartFragment;
  timeZone: string;
}

/** What was raised, who works on it, and what was decided, as the office reads it. */
export function ObjectionFacts({ objection, timeZone }: ObjectionFactsProps) {
  const { state, grounds, late, lateBecause, raisedAt, byOffice, assignedAt, endedAt } = objection;
  const when = (moment: string) => formatMomentAt(moment, timeZone);
  return (
    <section aria-labelledby="raised">
      <Stack>
        <SectionTitle id="raised">{t('The objection')}</SectionTitle>
        <DefinitionList>
          <Definition label={t('State')}>
            <Inline columnGap="2">
              <Tag tone={STATE_LABELS[state].tone}>{STATE_LABELS[state].words}</Tag>
              {late && <Tag tone="needs">{t('Late')}</Tag>}
            </Inline>
          </Definition>
          <ObjectionDecision objection={objection} timeZone={timeZone} />
          <Definition
            label={t('Officer')}
            note={assignedAt === null ? undefined : t('Since {moment}', { moment: when(assignedAt) })}
          >
            <OfficerName objection={objection} />
          </Definition>
          <Definition
            label={t('Received')}
            note={byOffice ? t('Recorded by the office for the member') : undefined}
          >
            {endedAt === null
              ? t('{moment}, {waited} ago', { moment: when(raisedAt), waited: waitedText(raisedAt) })
              : when(raisedAt)}
          </Definition>
          <Definition label={t('What is wrong, and why')}>
            <Written>{grounds}</Written>
          </Definition>
          {late && (
            <Definition label={t('Why it is late')}>
              {lateBecause === '' ? '' : <Written>{lateBecause}</Written>}
            </Definition>
          )}
        </DefinitionList>
      </Stack>
    </section>
  );
}

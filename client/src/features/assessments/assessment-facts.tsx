import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { TextLink } from '../../components/actions/text-link';
import { DownloadIcon } from '../../components/icons';
import { Definition, DefinitionList } from '../../components/page/definition-list';
import { Inline, SectionTitle, Stack } from '../../components/page/layout';
import { useTicket } from '../../domain/files/use-ticket';
import { paths } from '../../domain/paths';
import type { AssessmentRunDetailsFragment } from '../../generated/graphql';
import { formatDate, formatMomentAt } from '../../lib/dates';

interface AssessmentFactsProps {
  run: AssessmentRunDetailsFragment;
  timeZone: string;
}

/** What a run was made from, and who did what with it. */
export function AssessmentFacts({ run, timeZone }: AssessmentFactsProps) {
  const frozen = useTicket('FROZEN_ASSESSMENT', run.id);
  const by = (person: string | null, at: string | null) =>
    person && at ? t('{person} on {at}', { person, at: formatMomentAt(at, timeZone) }) : t('Not yet');
  return (
    <section aria-labelledby="facts">
      <Stack>
        <SectionTitle id="facts">{t('About this run')}</SectionTitle>
        <DefinitionList>
          <Definition label={t('Claims as of')}>{formatMomentAt(run.moment, timeZone)}</Definition>
          <Definition label={t('Rules')}>
            <TextLink to={paths.rulesVersion(run.rulesNumber)}>
              {t('Version {rulesNumber}', { rulesNumber: run.rulesNumber })}
            </TextLink>
          </Definition>
          {run.figures && (
            <Definition label={t('Unchanged claims')}>
              {run.kept === 0
                ? t('None kept an earlier result: every claim was computed.')
                : t('{kept, number} of {claims, number} kept the result of an earlier run.', {
                    kept: run.kept,
                    claims: run.assessed,
                  })}
            </Definition>
          )}
          <Definition label={t('Started by')}>{by(run.maker, run.createdAt)}</Definition>
          {run.withdrawnBecause === null ? (
            <Definition label={t('Reviewed by')}>{by(run.reviewer, run.reviewedAt)}</Definition>
          ) : (
            <Definition label={t('Withdrawn by')}>{by(run.reviewer, run.reviewedAt)}</Definition>
          )}
          <Definition label={t('Approved by')}>{by(run.approver, run.approvedAt)}</Definition>
          {run.publishedAt && (
            <Definition label={t('Published')}>{formatMomentAt(run.publishedAt, timeZone)}</Definition>
          )}
          {run.objectionsUntil && (
            <Definition label={t('Objections until the end of')}>
              {formatDate(run.objectionsUntil)}
            </Definition>
          )}
          {run.finalisers.length > 0 && (
            <Definition label={t('Confirmed as final by')}>{run.finalisers.join(' and ')}</Definition>
          )}
          <Definition label={t('SHA-256 of the rules')}>{run.rulesSha256}</Definition>
          {run.sha256 && <Definition label={t('SHA-256 of the results')}>{run.sha256}</Definition>}
        </DefinitionList>
        {run.figures && (
          <Inline>
            <Button
              pending={frozen.loading}
              onClick={() => void frozen.download(`assessment-run-${run.number}.jsonl`)}
            >
              <DownloadIcon />
              {t('Download the frozen text')}
            </Button>
          </Inline>
        )}
      </Stack>
    </section>
  );
}

import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { Definition, DefinitionList } from '../../components/page/definition-list';
import { SectionTitle, Stack } from '../../components/page/layout';
import { paths } from '../../domain/paths';
import type { DistributionDetailsFragment } from '../../generated/graphql';
import { formatCount } from '../../lib/amounts';
import { formatMomentAt } from '../../lib/dates';
import { linesText } from './distribution-act-text';
import { planText } from './plan-text';
import { planValues } from './plan-values';

interface DistributionFactsProps {
  distribution: DistributionDetailsFragment;
  timeZone: string;
}

/** What a distribution rests on, who did what with it and when, and what names it once it is frozen. */
export function DistributionFacts({ distribution, timeZone }: DistributionFactsProps) {
  const { runId, runNumber, copyOfId, copyOfNumber, maker, createdAt, computedAt } = distribution;
  return (
    <section aria-labelledby="facts">
      <Stack>
        <SectionTitle id="facts">{t('About this distribution')}</SectionTitle>
        <DefinitionList>
          <Definition label={t('Assessment')}>
            <TextLink to={paths.assessment(runId)}>{t('Run {number}', { number: runNumber })}</TextLink>
          </Definition>
          <Definition label={t('Rules')}>{rulesText(distribution)}</Definition>
          {copyOfId !== null && (
            <Definition label={t('Copy of')}>
              <TextLink to={paths.distribution(copyOfId)}>
                {t('Distribution {number}', { number: copyOfNumber ?? 0 })}
              </TextLink>
            </Definition>
          )}
          <Definition label={t('Made by')}>{byAt(maker, createdAt, timeZone)}</Definition>
          {computedAt && (
            <Definition label={t('Computed')}>{formatMomentAt(computedAt, timeZone)}</Definition>
          )}
          {distribution.seal !== null && frozenFacts({ distribution, timeZone })}
        </DefinitionList>
      </Stack>
    </section>
  );
}

function rulesText({ plan, departs }: DistributionDetailsFragment): string {
  if (plan === null)
    return t('They were changed in the database and are no longer those that were approved.');
  const rules = planText(planValues(plan));
  return departs ? t('Others than those of the run: {rules}', { rules }) : rules;
}

/** Definitions, one for each fact; not a component, since a list takes only them. */
function frozenFacts({ distribution, timeZone }: DistributionFactsProps) {
  const { frozenAt, sha256, seal, leaves, publishLines } = distribution;
  const people = [
    [t('Approved by'), distribution.approver, distribution.approvedAt],
    [t('Published by'), distribution.publisher, distribution.publishedAt],
    [t('Withdrawn by'), distribution.withdrawer, distribution.withdrawnAt],
  ] as const;
  return (
    <>
      {frozenAt && <Definition label={t('Frozen')}>{formatMomentAt(frozenAt, timeZone)}</Definition>}
      <Definition label={t('SHA-256 of the frozen text')}>{sha256}</Definition>
      <Definition label={t('Seal')}>{seal}</Definition>
      <Definition label={t('Lines with a loss')}>{formatCount(leaves ?? 0)}</Definition>
      <Definition label={t('Publication')}>{linesText(publishLines)}</Definition>
      {people.map(
        ([label, person, at]) =>
          person !== null &&
          at !== null && (
            <Definition key={label} label={label}>
              {byAt(person, at, timeZone)}
            </Definition>
          ),
      )}
    </>
  );
}

function byAt(person: string, at: string, timeZone: string): string {
  return t('{person} on {at}', { person, at: formatMomentAt(at, timeZone) });
}

import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { Definition, DefinitionList } from '../../components/page/definition-list';
import { SectionTitle, Stack } from '../../components/page/layout';
import { paths } from '../../domain/paths';
import type { PaymentRunDetailsFragment } from '../../generated/graphql';
import { formatDate, formatMomentAt } from '../../lib/dates';

interface PaymentFactsProps {
  run: PaymentRunDetailsFragment;
  timeZone: string;
}

/** What a run pays and from where, and who did what with it. */
export function PaymentFacts({ run, timeZone }: PaymentFactsProps) {
  const people = [
    [t('Prepared by'), run.maker, run.createdAt],
    [t('Approved by'), run.approver, run.approvedAt],
    [t('Second approval by'), run.secondApprover, run.secondApprovedAt],
    [t('Files written by'), run.writer, run.writtenAt],
  ] as const;
  return (
    <section aria-labelledby="facts">
      <Stack>
        <SectionTitle id="facts">{t('About this run')}</SectionTitle>
        <DefinitionList>
          <Definition label={t('Distribution')}>
            <TextLink to={paths.distribution(run.distributionId)}>
              {t('{number}: {name}', { number: run.distributionNumber, name: run.distributionName })}
            </TextLink>
          </Definition>
          <Definition label={t('Paid from')}>{run.profile}</Definition>
          <Definition label={t('Payment day')}>{formatDate(run.paymentDay)}</Definition>
          {people.map(
            ([label, name, at]) =>
              name !== null && (
                <Definition key={label} label={label}>
                  {at === null
                    ? name
                    : t('{person} on {at}', { person: name, at: formatMomentAt(at, timeZone) })}
                </Definition>
              ),
          )}
          {run.sentAt !== null && (
            <Definition label={t('Sent')}>{formatMomentAt(run.sentAt, timeZone)}</Definition>
          )}
          {run.settledAt !== null && (
            <Definition label={t('Settled')}>{formatMomentAt(run.settledAt, timeZone)}</Definition>
          )}
          {run.returned > 0 && (
            <Definition label={t('Sent back by the bank')}>
              <TextLink to={paths.returnedPayments}>
                {t('{returned, plural, one {# payment} other {# payments}}', { returned: run.returned })}
              </TextLink>
            </Definition>
          )}
          {run.canceller !== null && <Definition label={t('Cancelled by')}>{run.canceller}</Definition>}
        </DefinitionList>
      </Stack>
    </section>
  );
}

import { t } from '@rules/text.js';
import { Notice } from '../../components/feedback/notice';
import { ErrorState } from '../../components/feedback/states';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { CopyField } from '../../components/form/copy-field';
import { Muted, SectionTitle, Stack } from '../../components/page/layout';
import { DataTable, type Column } from '../../components/table/data-table';
import { useAssessmentDisagreementQuery, type EngineValuesPartFragment } from '../../generated/graphql';

interface ComparedValue {
  name: string;
  first: string;
  second: string;
}

const NAMES = {
  status: t('Result'),
  recognisedLoss: t('Recognised loss'),
  sumOfSlices: t('Sum of the parts'),
  marketLoss: t('Loss on the market'),
  limitedBy: t('Limited by'),
} as const satisfies Partial<Record<keyof EngineValuesPartFragment, string>>;

const COLUMNS: Column<ComparedValue>[] = [
  { header: t('Value'), lead: true, cell: ({ name }) => name },
  { header: t('First engine'), cell: ({ first }) => first },
  { header: t('Second engine'), cell: ({ second }) => second },
  { header: t('Compared'), cell: ({ first, second }) => (first === second ? t('The same') : t('Different')) },
];

/** Both values of a claim on which the engines differ, as exact as they are, and what each engine was given (RUN-3). */
export function DisagreementPanel({ runId, submissionId }: { runId: string; submissionId: string }) {
  const { data, error, refetch } = useAssessmentDisagreementQuery({ variables: { runId, submissionId } });
  const found = data?.assessmentDisagreement;
  return (
    <section aria-labelledby="disagreement">
      <Stack>
        <SectionTitle id="disagreement">{t('The two engines differ')}</SectionTitle>
        <Notice tone="error" title={t('Nothing of this run can be approved')}>
          {t('The two programs came to different values for this claim. One of them has an error.')}
        </Notice>
        {found ? (
          <>
            <DataTable
              caption={t('Values of both engines')}
              columns={COLUMNS}
              rows={(Object.keys(NAMES) as (keyof typeof NAMES)[]).map((key) => ({
                name: NAMES[key],
                first: found.first[key] ?? t('None'),
                second: found.second[key] ?? t('None'),
              }))}
              rowKey={({ name }) => name}
            />
            <Inputs first={found.firstInput} second={found.secondInput} />
          </>
        ) : error ? (
          <ErrorState
            message={t('The values of both engines could not be loaded.')}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonLines count={6} />
        )}
      </Stack>
    </section>
  );
}

function Inputs({ first, second }: { first: string | null; second: string | null }) {
  if (first === null || second === null)
    return (
      <Muted>{t('What the engines were given is kept for the first 20 such claims of a batch only.')}</Muted>
    );
  return (
    <>
      <Muted>
        {first === second
          ? t('Both engines were given the same.')
          : t('The engines were given different things.')}
      </Muted>
      <CopyField label={t('What the first engine was given')} value={first} isLong />
      <CopyField label={t('What the second engine was given')} value={second} isLong />
    </>
  );
}

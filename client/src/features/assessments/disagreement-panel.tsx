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
  status: 'Result',
  recognisedLoss: 'Recognised loss',
  sumOfSlices: 'Sum of the parts',
  marketLoss: 'Loss on the market',
  limitedBy: 'Limited by',
} as const satisfies Partial<Record<keyof EngineValuesPartFragment, string>>;

const COLUMNS: Column<ComparedValue>[] = [
  { header: 'Value', lead: true, cell: ({ name }) => name },
  { header: 'First engine', cell: ({ first }) => first },
  { header: 'Second engine', cell: ({ second }) => second },
  { header: 'Compared', cell: ({ first, second }) => (first === second ? 'The same' : 'Different') },
];

/** Both values of a claim on which the engines differ, as exact as they are, and what each engine was given (RUN-3). */
export function DisagreementPanel({ runId, submissionId }: { runId: string; submissionId: string }) {
  const { data, error, refetch } = useAssessmentDisagreementQuery({ variables: { runId, submissionId } });
  const found = data?.assessmentDisagreement;
  return (
    <section aria-labelledby="disagreement">
      <Stack>
        <SectionTitle id="disagreement">The two engines differ</SectionTitle>
        <Notice tone="error" title="Nothing of this run can be approved">
          The two programs came to different values for this claim. One of them has an error.
        </Notice>
        {found ? (
          <>
            <DataTable
              caption="Values of both engines"
              columns={COLUMNS}
              rows={(Object.keys(NAMES) as (keyof typeof NAMES)[]).map((key) => ({
                name: NAMES[key],
                first: found.first[key] ?? 'None',
                second: found.second[key] ?? 'None',
              }))}
              rowKey={({ name }) => name}
            />
            <Inputs first={found.firstInput} second={found.secondInput} />
          </>
        ) : error ? (
          <ErrorState
            message="The values of both engines could not be loaded."
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
    return <Muted>What the engines were given is kept for the first 20 such claims of a batch only.</Muted>;
  return (
    <>
      <Muted>
        {first === second ? 'Both engines were given the same.' : 'The engines were given different things.'}
      </Muted>
      <CopyField label="What the first engine was given" value={first} isLong />
      <CopyField label="What the second engine was given" value={second} isLong />
    </>
  );
}

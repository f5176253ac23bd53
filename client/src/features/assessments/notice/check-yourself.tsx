import { t } from '@rules/text.js';
import { Notice } from '../../../components/feedback/notice';
import { OwnCheck } from '../../../components/feedback/own-check';
import { Caption, Stack } from '../../../components/page/layout';
import { Definition, DefinitionList } from '../../../components/page/definition-list';
import { useClaimAssessmentCheckLazyQuery } from '../../../generated/graphql';
import { fetchInTime } from '../../../lib/fetch-in-time';
import type { ClaimAssessment } from './claim-assessment';
import type { Comparison } from './recompute';

const LABELS: Record<Comparison['what'], string> = {
  rules: t('Rules'),
  transactions: t('Your transactions'),
  derivation: t('Working, line by line'),
  loss: t('Recognised loss'),
};

const sayEqual = ({ what }: Comparison) => (what === 'loss' ? t('Equal') : t('Equal, by its SHA-256'));

/** Recomputes the assessment in this browser on request, and says what is equal and what is not (NOTICE-16). */
export function CheckYourself({
  submissionId,
  assessment,
}: {
  submissionId: string;
  assessment: ClaimAssessment;
}) {
  const [load] = useClaimAssessmentCheckLazyQuery({ fetchPolicy: 'no-cache' });
  const check = async () => {
    const { rulesNumber, rulesSha256, trace } = assessment;
    const [{ data, error }, published, { recompute }] = await Promise.all([
      load({ variables: { submissionId } }),
      // What everybody can read, and not what the notice itself came with.
      fetchInTime(`/api/rules/${rulesNumber}`, { cache: 'no-store' }),
      import('./recompute'),
    ]);
    if (!data) throw error as Error;
    if (!published.ok) throw new Error(t('The published rules could not be read.'));
    return recompute({
      rules: await published.text(),
      rulesSha256,
      recognisedLoss: trace.claim.recognisedLoss,
      check: data.assessmentCheck,
    });
  };
  return (
    <OwnCheck
      intro={t(
        'Your browser can work out the loss again, from the published rules and your transactions, without asking us for the result.',
      )}
      check={check}
      show={(compared) => <Compared compared={compared} />}
    />
  );
}

function Compared({ compared }: { compared: readonly Comparison[] }) {
  const isEqual = compared.every((one) => one.isEqual);
  return (
    <Stack>
      {isEqual ? (
        <Notice tone="done" title={t('Everything is equal')}>
          {t('Your browser came to the same result as this notice.')}
        </Notice>
      ) : (
        <Notice tone="error" title={t('Something differs')}>
          {t('Please tell us what you see here. Your browser got a different result from this notice.')}
        </Notice>
      )}
      <DefinitionList>
        {compared.map((one) => (
          <Definition key={one.what} label={LABELS[one.what]}>
            {one.isEqual ? (
              sayEqual(one)
            ) : (
              <>
                <p>{t('Your browser: {computed}', { computed: one.computed })}</p>
                <p>{t('This notice: {stated}', { stated: one.stated })}</p>
              </>
            )}
            {one.what !== 'loss' && one.isEqual && <Caption>{one.stated}</Caption>}
          </Definition>
        ))}
      </DefinitionList>
    </Stack>
  );
}

import { useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../../components/actions/button';
import { ErrorState } from '../../../components/feedback/states';
import { Notice } from '../../../components/feedback/notice';
import { Caption, Muted, SectionTitle, Stack } from '../../../components/page/layout';
import { Definition, DefinitionList } from '../../../components/page/definition-list';
import { useClaimAssessmentCheckLazyQuery } from '../../../generated/graphql';
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
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const [compared, setCompared] = useState<Comparison[]>();
  const check = async () => {
    setPending(true);
    setError(undefined);
    try {
      const [{ data, error: failed }, { recompute }] = await Promise.all([
        load({ variables: { submissionId } }),
        import('./recompute'),
      ]);
      if (!data) {
        setError(failed);
        return;
      }
      const { rules, rulesSha256, trace } = assessment;
      const { recognisedLoss } = trace.claim;
      setCompared(await recompute({ rules, rulesSha256, recognisedLoss, check: data.assessmentCheck }));
    } catch (cause) {
      setError(cause);
    } finally {
      setPending(false);
    }
  };
  const differing = compared?.filter(({ isEqual }) => !isEqual) ?? [];
  return (
    <section aria-labelledby="check-yourself">
      <Stack>
        <SectionTitle id="check-yourself">{t('Check this yourself')}</SectionTitle>
        <Muted>
          {t(
            'Your browser can work out the loss again, from the published rules and your transactions, without asking us for the result.',
          )}
        </Muted>
        <div>
          <Button onClick={() => void check()} pending={pending}>
            {compared ? t('Check again') : t('Check now')}
          </Button>
        </div>
        <div role="status">
          {compared && (
            <Stack>
              {differing.length === 0 ? (
                <Notice tone="done" title={t('Everything is equal')}>
                  {t('Your browser came to the same result as this notice.')}
                </Notice>
              ) : (
                <Notice tone="error" title={t('Something differs')}>
                  {t(
                    'Please tell us what you see here. Your browser came to something else than this notice says.',
                  )}
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
          )}
        </div>
        {error !== undefined && (
          <ErrorState message={t('It could not be checked.')} error={error} onRetry={() => void check()} />
        )}
      </Stack>
    </section>
  );
}

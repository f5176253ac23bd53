import type { Verdict } from '@rules/proof/check-files.js';
import type { Finding } from '@rules/proof/finding.js';
import { t } from '@rules/text.js';
import { useState } from 'react';
import { Button } from '../../../components/actions/button';
import { ErrorState } from '../../../components/feedback/states';
import { Notice } from '../../../components/feedback/notice';
import { BulletList, Muted, SectionTitle, Stack } from '../../../components/page/layout';
import { usePaymentLineProofLazyQuery } from '../../../generated/graphql';
import { fetchInTime } from '../../../lib/fetch-in-time';
import type { PaymentLine } from './line-text';

const PUBLISHED = '/api/published/distribution';

/** Verifies the line against what everybody can read, in this browser and by the code of /verify (LINE-3). */
export function CheckLine({ submissionId, line }: { submissionId: string; line: PaymentLine }) {
  const [load] = usePaymentLineProofLazyQuery({ fetchPolicy: 'no-cache' });
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const [verdict, setVerdict] = useState<Verdict>();
  const check = async () => {
    setPending(true);
    setError(undefined);
    setVerdict(undefined);
    try {
      const [{ data, error: failed }, response, { checkLine }] = await Promise.all([
        load({ variables: { submissionId } }),
        fetchInTime(PUBLISHED, { cache: 'no-store' }),
        import('./check-in-browser'),
      ]);
      if (!data) {
        setError(failed);
        return;
      }
      if (!response.ok) throw new Error(t('The published result could not be read.'));
      setVerdict(await checkLine(await response.text(), data.distributionLineProof, line));
    } catch (cause) {
      setError(cause);
    } finally {
      setPending(false);
    }
  };
  return (
    <section aria-labelledby="check-yourself">
      <Stack>
        <SectionTitle id="check-yourself">{t('Check this yourself')}</SectionTitle>
        <Muted>
          {t(
            'Your browser can check that this payment is part of the published result, without asking us for the answer.',
          )}
        </Muted>
        <div>
          <Button onClick={() => void check()} pending={pending}>
            {verdict ? t('Check again') : t('Check now')}
          </Button>
        </div>
        <div role="status">{verdict && <Found verdict={verdict} />}</div>
        {error !== undefined && (
          <ErrorState message={t('It could not be checked.')} error={error} onRetry={() => void check()} />
        )}
      </Stack>
    </section>
  );
}

function Found({ verdict: { says, files } }: { verdict: Verdict }) {
  const findings = files.flatMap((file) => file.findings);
  const textsOf = (wanted: Finding['says']) => findings.filter((one) => one.says === wanted);
  const wrong = textsOf('FAILS');
  return (
    <Stack>
      {says === 'HOLDS' ? (
        <Notice tone="done" title={t('Everything holds')}>
          {t('This payment is part of the result that everybody can see.')}
        </Notice>
      ) : (
        <Notice tone="error" title={t('Something does not hold')}>
          <p>{t('Please tell us what you see here.')}</p>
          <Sentences findings={wrong} />
        </Notice>
      )}
      <Sentences findings={[...textsOf('HOLDS'), ...textsOf('NOTE')]} />
    </Stack>
  );
}

function Sentences({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <BulletList>
      {findings.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </BulletList>
  );
}

import type { Verdict } from '@rules/proof/check-files.js';
import type { Finding } from '@rules/proof/finding.js';
import { t } from '@rules/text.js';
import { Notice } from '../../../components/feedback/notice';
import { OwnCheck } from '../../../components/feedback/own-check';
import { BulletList, Stack } from '../../../components/page/layout';
import { usePaymentLineProofLazyQuery } from '../../../generated/graphql';
import { fetchInTime } from '../../../lib/fetch-in-time';
import type { PaymentLine } from './line-text';

const publishedOf = ({ number, numbers }: PaymentLine) =>
  `/api/published/distribution${numbers.length > 1 ? `?number=${number}` : ''}`;

/** Verifies the line against what everybody can read, in this browser and by the code of /verify (LINE-3). */
export function CheckLine({ submissionId, line }: { submissionId: string; line: PaymentLine }) {
  const [load] = usePaymentLineProofLazyQuery({ fetchPolicy: 'no-cache' });
  const check = async () => {
    const [{ data, error }, response, { checkLine }] = await Promise.all([
      load({ variables: { submissionId, number: line.number } }),
      fetchInTime(publishedOf(line), { cache: 'no-store' }),
      import('./check-in-browser'),
    ]);
    if (!data) throw error as Error;
    if (!response.ok) throw new Error(t('The published result could not be read.'));
    return checkLine(await response.text(), data.distributionLineProof, line);
  };
  return (
    <OwnCheck
      intro={t(
        'Your browser can check that this payment is part of the published result, without asking us for the answer.',
      )}
      check={check}
      show={(verdict) => <Found verdict={verdict} />}
    />
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

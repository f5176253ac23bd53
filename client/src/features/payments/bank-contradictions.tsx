import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { useState } from 'react';
import { Button } from '../../components/actions/button';
import { TextLink } from '../../components/actions/text-link';
import { Notice } from '../../components/feedback/notice';
import { ErrorState } from '../../components/feedback/states';
import { Caption, Stack } from '../../components/page/layout';
import { paths } from '../../domain/paths';
import { ReasonDialog } from '../../domain/draft/reason-dialog';
import { useScheme } from '../../domain/scheme/use-scheme';
import {
  useBankContradictionsQuery,
  useCloseBankContradictionMutation,
  type BankContradictionsQuery,
} from '../../generated/graphql';
import { formatCount } from '../../lib/amounts';
import { formatMomentAt } from '../../lib/dates';
import { formatMoney } from '../../lib/decimals';
import { payeeOf, returnText } from './payment-text';

type Contradiction = BankContradictionsQuery['bankContradictions'][number];
type Contradicted = Contradiction['first'][number];

const Payments = chakra('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', listStyleType: 'disc', ps: '6' },
});

/** What the bank's files say against what is known or was decided of returned payments: of all runs, or of one (RETURN-11). */
export function BankContradictions({ runId = null }: { runId?: string | null }) {
  const { scheme } = useScheme();
  const [asked, setAsked] = useState<Contradiction>();
  const { data, error, refetch } = useBankContradictionsQuery({
    variables: { runId },
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data)
    return (
      <ErrorState
        message={t('It could not be loaded whether the bank contradicts returned payments.')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  const found = data?.bankContradictions ?? [];
  if (found.length === 0) return null;
  return (
    <Stack>
      {found.map((contradiction) => (
        <OneFile
          key={`${contradiction.runId} ${contradiction.importId}`}
          contradiction={contradiction}
          isRunNamed={contradiction.runId !== runId}
          timeZone={scheme?.timeZone ?? 'UTC'}
          onAsked={() => setAsked(contradiction)}
        />
      ))}
      {asked && (
        <CloseDialog
          contradiction={asked}
          onClose={() => {
            setAsked(undefined);
            void refetch();
          }}
        />
      )}
    </Stack>
  );
}

interface OneFileProps {
  contradiction: Contradiction;
  isRunNamed: boolean;
  timeZone: string;
  onAsked: () => void;
}

function OneFile({ contradiction, isRunNamed, timeZone, onAsked }: OneFileProps) {
  const { runId, runNumber, foundAt, importer, payments, first, closeRefusal } = contradiction;
  return (
    <Notice
      tone="error"
      title={t(
        '{payments, plural, one {The bank says something else now about a payment of run {run}} other {The bank says something else now about {count} payments of run {run}}}',
        { payments, count: formatCount(payments), run: runNumber },
      )}
    >
      <Stack>
        <p>
          {importer === null
            ? t('In a file that was imported {when}.', { when: formatMomentAt(foundAt, timeZone) })
            : t('In a file that {importer} imported, {when}.', {
                importer,
                when: formatMomentAt(foundAt, timeZone),
              })}{' '}
          {t(
            'A run that makes these payments again is not approved or written until somebody has looked into it.',
          )}
        </p>
        <Payments>
          {first.map((payment) => (
            <li key={payment.paymentId}>{textOf(payment)}</li>
          ))}
        </Payments>
        {payments > first.length && (
          <Caption>{t('And {count} more.', { count: formatCount(payments - first.length) })}</Caption>
        )}
        {isRunNamed && (
          <TextLink to={paths.paymentRun(runId)}>{t('Payment run {number}', { number: runNumber })}</TextLink>
        )}
        {closeRefusal === null ? (
          <div>
            <Button onClick={onAsked}>{t('I have looked into it')}</Button>
          </div>
        ) : (
          <Caption>{closeRefusal}</Caption>
        )}
      </Stack>
    </Notice>
  );
}

/** Who was to be paid what, what was known or decided, and what the bank says now. */
function textOf(payment: Contradicted): string {
  return t('{payee}, ${net}. Before: {before} Now: {now}', {
    payee: payeeOf(payment),
    net: formatMoney(payment.net),
    before: beforeText(payment),
    now: payment.made
      ? t('the bank made the payment ({status}).', { status: payment.said })
      : t('it came back. {reason}', { reason: returnText(payment.said) }),
  });
}

function beforeText({
  state,
  before,
  isFileRejected,
  finder,
  reissuer,
  reissueRunNumber,
}: Contradicted): string {
  const again =
    reissueRunNumber === null
      ? ''
      : ` ${t('It is made again in run {number}.', { number: reissueRunNumber })}`;
  if (state === 'PAID' && finder !== null) return t('{finder} found that it was paid.', { finder });
  if (state === 'CANCELLED') return t('it was declared unclaimed.');
  if (isFileRejected) return t('two people confirmed that the bank rejected its whole file.') + again;
  if (reissuer !== null) return t('{reissuer} decided that it is made again.', { reissuer }) + again;
  return t('it came back. {reason}', { reason: returnText(before) }) + again;
}

function CloseDialog({ contradiction, onClose }: { contradiction: Contradiction; onClose: () => void }) {
  const { runId, runNumber, importId } = contradiction;
  const [close] = useCloseBankContradictionMutation({ refetchQueries: ['BankContradictions', 'PaymentRun'] });
  return (
    <ReasonDialog
      name={`close-contradiction-${runId}-${importId}`}
      title={t('What the bank said about run {number} is cleared up', { number: runNumber })}
      action={t('Record')}
      hint={t('What the bank and the account that pays say. The office and the court read it.')}
      done={t('Recorded. Runs that make these payments again can be approved.')}
      submit={async (because) => Boolean((await close({ variables: { runId, importId, because } })).data)}
      onClose={onClose}
    >
      <p>
        {t(
          'Ask the bank, and look at the account that pays. Hold a payment by hand that must not be made again, or decide among the returned payments what holds; closing this changes no payment.',
        )}
      </p>
    </ReasonDialog>
  );
}

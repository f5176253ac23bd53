import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import type { ReactNode } from 'react';
import { TextLink } from '../../../components/actions/text-link';
import { Notice } from '../../../components/feedback/notice';
import { SkeletonLines } from '../../../components/feedback/skeleton';
import { ErrorState } from '../../../components/feedback/states';
import { Stack } from '../../../components/page/layout';
import { Dated } from '../../../components/text/dated';
import { useScheme } from '../../../domain/scheme/use-scheme';
import { useIsOffice } from '../../../domain/session/use-is-office';
import { useReach } from '../../../domain/session/use-reach';
import { useOwnPaymentsQuery } from '../../../generated/graphql';
import {
  countingOf,
  dayFollows,
  PREPARING,
  remedyOf,
  statusOf,
  type HeldFor,
  type Status,
} from './payment-status-text';

interface PaymentStatusProps {
  submissionId: string;
  /** What its line pays out. */
  net: string;
  /** Of the distribution. */
  number: number;
  /** Where the payment will go, as far as that is known before one was prepared. */
  children?: ReactNode;
}

/** Where the payment of a published line stands, and what its owner can do when it is held (PAY-11). */
export function PaymentStatus({ submissionId, net, number, children }: PaymentStatusProps) {
  const mayRead = useReach(Permission.PaymentsRead);
  const { data, error, refetch } = useOwnPaymentsQuery({
    variables: { submissionId },
    fetchPolicy: 'cache-and-network',
    skip: !mayRead,
  });
  if (!mayRead) return children;
  if (!data)
    return error ? (
      <ErrorState
        message={t('The status of the payment could not be loaded.')}
        error={error}
        onRetry={() => void refetch()}
      />
    ) : (
      <SkeletonLines count={2} />
    );
  const payments = countingOf(data.paymentsOf.filter(({ distribution }) => distribution === number));
  return payments.length === 0 ? (
    <Notice tone="plain" title={PREPARING}>
      <p>{dayFollows(net)}</p>
      {children}
    </Notice>
  ) : (
    <Stack gap="tight">
      {payments.map((payment) => (
        <StatusNotice key={payment.id} submissionId={submissionId} status={statusOf(payment)} />
      ))}
    </Stack>
  );
}

interface StatusNoticeProps {
  submissionId: string;
  status: Status;
}

function StatusNotice({ submissionId, status }: StatusNoticeProps) {
  const { tone, title, sentences, heldFor } = status;
  const isOffice = useIsOffice();
  return (
    <Notice tone={tone} title={title}>
      {sentences.map((sentence) => (
        <p key={sentence}>
          <Dated>{sentence}</Dated>
        </p>
      ))}
      {heldFor && !isOffice && <Remedy submissionId={submissionId} heldFor={heldFor} />}
    </Notice>
  );
}

function Remedy({ submissionId, heldFor }: { submissionId: string; heldFor: HeldFor }) {
  const { scheme } = useScheme();
  const { words, to } = remedyOf(heldFor, { id: submissionId, mayUpdate: scheme?.mayUpdate ?? false });
  return (
    <p>
      <TextLink to={to}>{words}</TextLink>
    </p>
  );
}

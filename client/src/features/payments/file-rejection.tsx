import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { useState } from 'react';
import { Button } from '../../components/actions/button';
import { Definition } from '../../components/page/definition-list';
import { Caption, Inline, Stack } from '../../components/page/layout';
import { ReasonDialog } from '../../domain/draft/reason-dialog';
import { useCheckRefusal } from '../../domain/session/use-check-refusal';
import { usePermission } from '../../domain/session/use-permission';
import { useRefuseFileRejectedMutation, type PaymentRunDetailsFragment } from '../../generated/graphql';
import { formatMomentAt } from '../../lib/dates';
import { ConfirmRejectedDialog } from './confirm-rejected-dialog';
import { ReportRejectedDialog } from './report-rejected-dialog';

type PaymentFileOf = PaymentRunDetailsFragment['files'][number];

/** Whether the bank is said to have rejected a file: nobody fetches it any more. */
export function isRejected({ rejection }: Pick<PaymentFileOf, 'rejection'>): boolean {
  return rejection !== null && rejection.state !== 'REFUSED';
}

/** What was reported about a file, in the list of its facts (PAY-15). */
export function RejectionFacts({ file, timeZone }: { file: PaymentFileOf; timeZone: string }) {
  const { rejection } = file;
  if (rejection === null) return null;
  const { state, because, reference, maker, madeAt, decider, decidedAt, decidedBecause } = rejection;
  return (
    <>
      <Definition label={t('Rejected by the bank')}>
        {t('{because} ({reference}), reported by {maker}, {when}', {
          ...{ because, reference, maker },
          when: formatMomentAt(madeAt, timeZone),
        })}
      </Definition>
      {decidedAt !== null && (
        <Definition label={state === 'REFUSED' ? t('Report refused') : t('Report confirmed')}>
          {t('{because}: {decider}, {when}', {
            because: decidedBecause ?? '',
            decider: decider ?? '',
            when: formatMomentAt(decidedAt, timeZone),
          })}
        </Definition>
      )}
    </>
  );
}

interface RejectionActsProps {
  file: PaymentFileOf;
  /** Called when the run may have changed. */
  onChanged: () => void;
}

/** Reports that the bank rejected a file, and what others do with the report (PAY-15). */
export function RejectionActs({ file, onChanged }: RejectionActsProps) {
  const { id, version, number, rejection, reportRefusal } = file;
  const [asked, setAsked] = useState<'report' | 'confirm' | 'refuse'>();
  const [refuse] = useRefuseFileRejectedMutation();
  const mayReport = usePermission(Permission.PaymentsWrite) && reportRefusal === null;
  const mayDecide = usePermission(Permission.PaymentsApprove) && rejection?.state === 'PROPOSED';
  const notYet = useCheckRefusal();
  if (!mayReport && !mayDecide) return null;
  const confirmRefusal = rejection?.confirmRefusal ?? notYet;
  const ask = (what: 'report' | 'confirm' | 'refuse') => {
    setAsked(what);
    onChanged();
  };
  const close = () => {
    setAsked(undefined);
    onChanged();
  };
  return (
    <Stack>
      {mayDecide && confirmRefusal !== null && <Caption>{confirmRefusal}</Caption>}
      <Inline>
        {mayReport && <Button onClick={() => ask('report')}>{t('The bank rejected this file')}</Button>}
        {mayDecide && confirmRefusal === null && (
          <Button onClick={() => ask('confirm')}>{t('Confirm the rejection')}</Button>
        )}
        {mayDecide && <Button onClick={() => ask('refuse')}>{t('Refuse the report')}</Button>}
      </Inline>
      {asked === 'report' && <ReportRejectedDialog file={file} onClose={close} />}
      {asked === 'confirm' && <ConfirmRejectedDialog file={file} onClose={close} />}
      {asked === 'refuse' && (
        <ReasonDialog
          name={`refuse-rejected-${id}`}
          title={t('File {number} was not rejected', { number })}
          action={t('Refuse the report')}
          hint={t('It stays with the run for everybody in the office to read.')}
          done={t('The report about file {number} has been refused.', { number })}
          submit={async (because) => Boolean((await refuse({ variables: { id, version, because } })).data)}
          onClose={close}
        >
          <p>{t('The file and its payments stay as they are.')}</p>
        </ReasonDialog>
      )}
    </Stack>
  );
}

import { t } from '@rules/text.js';
import { CodedDialog } from '../../domain/session/coded-dialog';
import { CodedReasonDialog } from '../../domain/session/coded-reason-dialog';
import {
  useSendDistributionCodeMutation,
  type DistributionAct,
  type DistributionDetailsFragment,
} from '../../generated/graphql';
import { ACTS, linesText } from './distribution-act-text';
import { useDistributionAct } from './use-distribution-act';

interface DistributionActDialogProps {
  act: DistributionAct;
  /** The distribution as it was read. */
  distribution: DistributionDetailsFragment;
  onClose: () => void;
}

/** One act on a distribution, with a code that is mailed for exactly this act on this version of it (FREEZE-7, ACT-1). */
export function DistributionActDialog({ act, distribution, onClose }: DistributionActDialogProps) {
  const { id, number, version, publishLines } = distribution;
  const { action, title, meaning, done } = ACTS[act];
  const perform = useDistributionAct(act, distribution);
  const [sendCode] = useSendDistributionCodeMutation();
  const dialog = {
    title: title(number),
    action,
    send: async () =>
      (await sendCode({ variables: { id, version, act } })).data?.sendDistributionCode.message,
    done: done(number),
    onClose,
  };
  if (act === 'WITHDRAW')
    return (
      <CodedReasonDialog
        {...dialog}
        name="distribution-withdraw"
        label={t('Reason')}
        hint={t('It stays with the distribution for everybody in the office to read.')}
        submit={perform}
      >
        <p>{meaning}</p>
      </CodedReasonDialog>
    );
  return (
    <CodedDialog {...dialog} submit={({ code }) => perform({ code, because: '' })}>
      <p>{meaning}</p>
      <p>{linesText(publishLines)}</p>
    </CodedDialog>
  );
}

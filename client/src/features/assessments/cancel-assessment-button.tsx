import { t } from '@rules/text.js';
import { ConfirmButton } from '../../components/dialog/confirm-button';
import { useCancelAssessmentMutation } from '../../generated/graphql';

interface CancelAssessmentButtonProps {
  run: { id: string; number: number; version: number };
}

/** Cancel, after a question that names the run. */
export function CancelAssessmentButton({ run: { id, number, version } }: CancelAssessmentButtonProps) {
  const [cancel, { loading }] = useCancelAssessmentMutation();
  return (
    <ConfirmButton
      label={t('Cancel run')}
      pending={loading}
      title={t('Cancel run {number}?', { number })}
      keep={t('Keep running')}
      confirm={t('Cancel run')}
      onConfirm={() => cancel({ variables: { id, version } })}
      shownBy={['AssessmentRun']}
    >
      {t(
        'What was computed is deleted, and nothing of it is shown. No claim is changed; another run can be started at any time.',
      )}
    </ConfirmButton>
  );
}

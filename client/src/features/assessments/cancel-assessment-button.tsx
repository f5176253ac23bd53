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
      label="Cancel run"
      pending={loading}
      title={`Cancel run ${number}?`}
      keep="Keep running"
      confirm="Cancel run"
      onConfirm={() => cancel({ variables: { id, version } })}
      shownBy={['AssessmentRun']}
    >
      What was computed is deleted, and nothing of it is shown. No claim is changed; another run can be
      started at any time.
    </ConfirmButton>
  );
}

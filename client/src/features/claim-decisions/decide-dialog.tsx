import { reasonSchema } from '@rules/reason-schema.js';
import { t } from '@rules/text.js';
import { ChecksField } from '../../components/form/checks-field';
import { TextAreaField } from '../../components/form/text-area-field';
import { DayField } from '../../components/form/day-field';
import { Stack } from '../../components/page/layout';
import { showToast } from '../../components/toast/toast-store';
import { FormDialog } from '../../domain/draft/form-dialog';
import {
  useAttachmentListQuery,
  useDecideClaimMutation,
  type ClaimDecisionKind,
} from '../../generated/graphql';
import { failedFormText } from '../../lib/error-message';
import { AFTER_DECISION } from './use-claim-decisions';

interface DecideValues {
  reason: string;
  /** A day, yyyy-MM-dd, or empty. */
  cureUntil: string;
  evidenceIds: string[];
}

const NO_VALUES: DecideValues = { reason: '', cureUntil: '', evidenceIds: [] };

interface DecideDialogProps {
  submissionId: string;
  sid: string;
  kind: ClaimDecisionKind;
  onClose: () => void;
}

/** Proposes to remove a claim or to restore it, for a second person to confirm (DECIDE-8). */
export function DecideDialog({ submissionId, sid, kind, onClose }: DecideDialogProps) {
  const { data } = useAttachmentListQuery({ variables: { submissionId } });
  const [decide] = useDecideClaimMutation(AFTER_DECISION);
  const isRemoval = kind === 'REMOVE';
  const submit = async ({ reason, cureUntil, evidenceIds }: DecideValues) => {
    const variables = { submissionId, kind, reason, evidenceIds, cureUntil: cureUntil || null };
    if (!(await decide({ variables })).data) return;
    showToast('success', t('The proposal waits for a second person.'));
    onClose();
  };
  const documents = data?.attachments ?? [];
  return (
    <FormDialog
      name={`decide-${kind}-${submissionId}`}
      title={isRemoval ? t('Remove claim {sid}', { sid }) : t('Restore claim {sid}', { sid })}
      action={isRemoval ? t('Propose removal') : t('Propose restoring')}
      initialValues={NO_VALUES}
      schema={reasonSchema}
      onSubmit={submit}
      failure={failedFormText}
      onClose={onClose}
    >
      <Stack>
        <p>
          {isRemoval
            ? t(
                'A removed claim has no loss in later runs, and its member is notified. Another person must confirm this; until then nothing changes.',
              )
            : t(
                'A restored claim takes part again from the next run on, and its member is notified. Another person must confirm this; until then nothing changes.',
              )}
        </p>
        <TextAreaField
          name="reason"
          label={t('Reason')}
          hint={
            isRemoval
              ? t('The member reads it. Write it in plain words.')
              : t('It is kept for the court. The member does not read it.')
          }
        />
        {isRemoval && (
          <DayField
            name="cureUntil"
            label={t('Last day for the member’s answer')}
            optional
            hint={t('A weekend or holiday moves to the next business day.')}
          />
        )}
        {documents.length > 0 && (
          <ChecksField
            name="evidenceIds"
            label={t('Documents that show it (optional)')}
            options={documents.map(({ id, fileName }) => [id, fileName] as const)}
          />
        )}
      </Stack>
    </FormDialog>
  );
}

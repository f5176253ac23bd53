import { reasonSchema } from '@rules/reason-schema.js';
import { t } from '@rules/text.js';
import { TextAreaField } from '../../components/form/text-area-field';
import { Stack } from '../../components/page/layout';
import { showToast } from '../../components/toast/toast-store';
import { FormDialog } from '../../domain/draft/form-dialog';
import { useRetireRulesMutation } from '../../generated/graphql';
import { failedFormText } from '../../lib/error-message';

interface RetireRulesDialogProps {
  /** The approved version as it was read. */
  rules: { number: number; version: number };
  onClose: () => void;
}

/** Retires an approved version of the rules, with a written reason (RULES-16). */
export function RetireRulesDialog({ rules: { number, version }, onClose }: RetireRulesDialogProps) {
  const [retire] = useRetireRulesMutation({
    refetchQueries: ['RulesVersions', 'RulesVersion'],
    awaitRefetchQueries: true,
  });
  const save = async ({ reason }: { reason: string }) => {
    const { data } = await retire({ variables: { number, version, reason } });
    if (!data) return;
    showToast('success', t('Version {number} of the rules has been retired.', { number }));
    onClose();
  };
  return (
    <FormDialog
      name="retire-rules"
      title={t('Retire version {number}', { number })}
      action={t('Retire')}
      initialValues={{ reason: '' }}
      schema={reasonSchema}
      onSubmit={save}
      failure={failedFormText}
      onClose={onClose}
    >
      <Stack>
        <p>
          {t(
            'No new run can use a retired version, and a run that is being computed by it stops. What was assessed by it stays. This cannot be undone.',
          )}
        </p>
        <TextAreaField
          name="reason"
          label={t('Reason')}
          hint={t('Everyone who may read the rules sees it.')}
        />
      </Stack>
    </FormDialog>
  );
}

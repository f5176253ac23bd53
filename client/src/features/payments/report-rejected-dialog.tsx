import { bankAnswerRule } from '@rules/payment-run-schema.js';
import { reasonRule } from '@rules/reason-schema.js';
import { t } from '@rules/text.js';
import { object } from 'yup';
import { TextAreaField } from '../../components/form/text-area-field';
import { TextField } from '../../components/form/text-field';
import { Stack } from '../../components/page/layout';
import { showToast } from '../../components/toast/toast-store';
import { FormDialog } from '../../domain/draft/form-dialog';
import { useReportFileRejectedMutation } from '../../generated/graphql';
import { failedFormText } from '../../lib/error-message';
import type { FileDialogProps } from './file-sent-dialog';

const SCHEMA = object({ because: reasonRule, reference: bankAnswerRule });

/** Reports that the bank rejected a whole file, with its words and where they are found (PAY-15). */
export function ReportRejectedDialog({ file, onClose }: FileDialogProps) {
  const { id, version, number } = file;
  const [report] = useReportFileRejectedMutation();
  const submit = async (values: { because: string; reference: string }) => {
    if (!(await report({ variables: { id, version, ...values } })).data) return;
    showToast(
      'success',
      t('It is noted. Another person must confirm that file {number} was rejected.', { number }),
    );
    onClose();
  };
  return (
    <FormDialog
      name={`report-rejected-${id}`}
      title={t('The bank rejected file {number}', { number })}
      action={t('Report it')}
      initialValues={{ because: '', reference: '' }}
      schema={SCHEMA}
      onSubmit={submit}
      failure={failedFormText}
      onClose={onClose}
    >
      <Stack>
        <p>
          {t(
            'Only where the bank made no payment of this file. If it made some, or sends a file of returns, import that file instead.',
          )}
        </p>
        <p>
          {t(
            'Nothing changes before another person confirms it. Then the next payment run makes all its payments again.',
          )}
        </p>
        <TextAreaField
          name="because"
          label={t('What the bank said')}
          hint={t('The office and the court read it. The member does not.')}
        />
        <TextField
          name="reference"
          label={t('Reference of the bank’s answer')}
          hint={t('The number of its message, or who said it and when.')}
        />
      </Stack>
    </FormDialog>
  );
}

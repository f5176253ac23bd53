import { amendmentSchema } from '@rules/amendment-schema.js';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { Notice } from '../../components/feedback/notice';
import { TextAreaField } from '../../components/form/text-area-field';
import { Muted, Stack } from '../../components/page/layout';
import { FormDialog } from '../../domain/draft/form-dialog';
import { useAskAllMutation, type AskAllMutation, type AskPreviewQuery } from '../../generated/graphql';
import { failedFormText } from '../../lib/error-message';
import { useIdempotencyKey } from '../../lib/use-idempotency-key';
import { AskAllResult, askResultTitle } from './ask-all-result';
import { AskedClaims } from './asked-claims';

/** The message most often sent to many. */
const BANK_DETAILS = t(`The bank details of your claim are missing or incomplete, so we could not pay you.

Please sign in, open your claim and complete the bank details. If you cannot change them yourself, propose the change under Requested Amendments.

Please do not send bank details by e-mail.`);

type Preview = AskPreviewQuery['askPreview'];

const submissions = (count: number) =>
  t('{count, plural, one {# submission} other {# submissions}}', { count });

/** Whom the message reaches, and what to consider before it is sent (AMEND-20). */
function PreviewText({ preview }: { preview: Preview }) {
  const { claims, people, waiting, leftOut } = preview;
  return (
    <Stack gap="tight">
      <p>
        {t(
          '{submissions} {claims, plural, one {gets} other {get}} this message, and {people, plural, one {# person gets one e-mail} other {# people get one e-mail each}}. The e-mail only says that there is a message; the text is read after signing in.',
          { submissions: submissions(claims), claims, people },
        )}
      </p>
      {waiting > 0 && (
        <Muted>
          {t(
            'In {waiting, number} of these submissions a message from the member waits for an answer. It still waits after this one.',
            { waiting },
          )}
        </Muted>
      )}
      {leftOut.length > 0 && (
        <Notice
          tone="needs"
          title={t('{submissions} left out', { submissions: submissions(leftOut.length) })}
        >
          {t(
            'Nobody could be notified: there is no e-mail address, and no member with a verified one filed it.',
          )}
          <AskedClaims claims={leftOut} label={t('Left out')} most={20} />
        </Notice>
      )}
    </Stack>
  );
}

/** Offers the text about missing bank details, which is not what all of these claims lack. */
function BankDetailsText({ withBankDetails }: Pick<Preview, 'withBankDetails'>) {
  const { setFieldValue } = useFormikContext();
  return (
    <Notice
      tone="needs"
      title={t(
        '{withBankDetails, number} of these submissions {withBankDetails, plural, one {has} other {have}} bank details already.',
        { withBankDetails },
      )}
    >
      <p>{t('To ask for bank details, choose the filter Missing bank details and select those.')}</p>
      <Button size="small" onClick={() => void setFieldValue('message', BANK_DETAILS)}>
        {t('Use the text about missing bank details')}
      </Button>
    </Notice>
  );
}

interface AskAllFormProps {
  submissionIds: readonly string[];
  preview: Preview;
  onClose: () => void;
}

/** The message to many, with whom it reaches above it; then its result (LIST-23). */
export function AskAllForm({ submissionIds, preview, onClose }: AskAllFormProps) {
  const [result, setResult] = useState<AskAllMutation['askAll']>();
  const [askAll] = useAskAllMutation({ refetchQueries: 'active' });
  const { keyFor, done } = useIdempotencyKey('ask-all');
  const send = async ({ message }: { message: string }) => {
    const variables = { submissionIds: [...submissionIds], message };
    const { data } = await askAll({ variables, context: { headers: keyFor(variables) } });
    done();
    setResult(data?.askAll);
  };
  return (
    <FormDialog<{ message: string }>
      title={t('Write to the owners of {submissions}', { submissions: submissions(preview.claims) })}
      action={t('Send to {people, plural, one {# person} other {# people}}', { people: preview.people })}
      // The text would be wrong for those who have given them.
      initialValues={{ message: preview.withBankDetails === 0 ? BANK_DETAILS : '' }}
      schema={amendmentSchema}
      onSubmit={send}
      failure={failedFormText}
      onClose={onClose}
      outcome={result && { title: askResultTitle(result), content: <AskAllResult result={result} /> }}
    >
      <Stack>
        <PreviewText preview={preview} />
        {preview.withBankDetails > 0 && <BankDetailsText withBankDetails={preview.withBankDetails} />}
        <TextAreaField
          name="message"
          label={t('Message')}
          hint={t(
            'Everybody gets the same text, under Requested Amendments of each claim. Change it as you need.',
          )}
          rows={9}
        />
      </Stack>
    </FormDialog>
  );
}

import { amendmentSchema } from '@rules/amendment-schema.js';
import { useState } from 'react';
import { Notice } from '../../components/feedback/notice';
import { TextAreaField } from '../../components/form/text-area-field';
import { Muted, Stack } from '../../components/page/layout';
import { FormDialog } from '../../domain/draft/form-dialog';
import { useAskAllMutation, type AskAllMutation, type AskPreviewQuery } from '../../generated/graphql';
import { formatCount, formatQuantity } from '../../lib/amounts';
import { failedFormText } from '../../lib/error-message';
import { useIdempotencyKey } from '../../lib/use-idempotency-key';
import { AskAllResult, askResultTitle } from './ask-all-result';
import { AskedClaims } from './asked-claims';

/** The message most often sent to many. */
const BANK_DETAILS = `The bank details of your claim are missing or incomplete, so we could not pay you.

Please sign in, open your claim and complete the bank details. If you cannot change them yourself, propose the change under Requested Amendments.

Please do not send bank details by e-mail.`;

type Preview = AskPreviewQuery['askPreview'];

const submissions = (count: number) => formatQuantity(count, 'submission', 'submissions');

/** Whom the message reaches, and what to consider before it is sent (AMEND-20). */
function PreviewText({ preview }: { preview: Preview }) {
  const { claims, people, withBankDetails, waiting, leftOut } = preview;
  return (
    <Stack gap="tight">
      <p>
        {submissions(claims)} {claims === 1 ? 'gets' : 'get'} this message, and{' '}
        {formatQuantity(people, 'person gets one mail', 'people get one mail each')}. The mail only says that
        there is a message; the text is read after signing in.
      </p>
      {withBankDetails > 0 && (
        <Muted>
          {formatCount(withBankDetails)} of these submissions {withBankDetails === 1 ? 'has' : 'have'} bank
          details already.
        </Muted>
      )}
      {waiting > 0 && (
        <Muted>
          In {formatCount(waiting)} of these submissions a message from the member waits for an answer. It
          still waits after this one.
        </Muted>
      )}
      {leftOut.length > 0 && (
        <Notice tone="needs" title={`${submissions(leftOut.length)} left out`}>
          Nobody could be told: there is no e-mail address, and no member with a verified one filed it.
          <AskedClaims claims={leftOut} label="Left out" most={20} />
        </Notice>
      )}
    </Stack>
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
      title={`Write to the owners of ${submissions(preview.claims)}`}
      action={`Send to ${formatQuantity(preview.people, 'person', 'people')}`}
      initialValues={{ message: BANK_DETAILS }}
      schema={amendmentSchema}
      onSubmit={send}
      failure={failedFormText}
      onClose={onClose}
      outcome={result && { title: askResultTitle(result), content: <AskAllResult result={result} /> }}
    >
      <Stack>
        <PreviewText preview={preview} />
        <TextAreaField
          name="message"
          label="Message"
          hint="Everybody gets the same text, under Requested Amendments of each claim. Change it as you need."
          rows={9}
        />
      </Stack>
    </FormDialog>
  );
}

import { useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { Notice } from '../../components/feedback/notice';
import { TextAreaField } from '../../components/form/text-area-field';
import { Card, Inline, Prose, SectionTitle, Stack } from '../../components/page/layout';
import { AuthForm } from '../../domain/session/auth-form';
import { useConfirmClaimCopyMutation, useDisputeClaimCopyMutation } from '../../generated/graphql';
import { errorMessage } from '../../lib/error-message';

const messageSchema = async () => (await import('@rules/amendment-schema.js')).amendmentSchema;
const NO_ANSWER = t(
  'No answer came back, so we may have received it all the same. Check your connection and press it again.',
);

interface CopyAnswerProps {
  token: string;
  pass: string;
  /** What was typed before the code had to be entered again. */
  typed: string | undefined;
  onAnswered: (message: string) => void;
  /** Takes an error of the link or the pass away from here; with what was typed, which must not be lost. */
  onGone: (error: unknown, typed?: string) => boolean;
}

/** 'This is right', or what is wrong (PHONE-7). */
export function CopyAnswer({ token, pass, typed, onAnswered, onGone }: CopyAnswerProps) {
  const [confirm, { loading }] = useConfirmClaimCopyMutation();
  const [dispute] = useDisputeClaimCopyMutation();
  const [isWrong, setWrong] = useState(typed !== undefined);
  const [problem, setProblem] = useState<string>();
  const press = async () => {
    setProblem(undefined);
    try {
      const { data } = await confirm({ variables: { token, pass } });
      if (data) onAnswered(data.confirmClaimCopy.message);
    } catch (error) {
      if (!onGone(error)) setProblem(errorMessage(error, NO_ANSWER));
    }
  };
  return (
    <Card>
      <Stack gap="wide">
        <div>
          <SectionTitle>{t('Is everything right?')}</SectionTitle>
          <Prose>
            {t('Read it once more if you are not sure. You can do this later: the link works for 30 days.')}
          </Prose>
        </div>
        {problem && <Notice tone="error" title={problem} role="alert" />}
        <Inline>
          <Button look={isWrong ? 'secondary' : 'primary'} pending={loading} onClick={() => void press()}>
            {t('This is right')}
          </Button>
          {!isWrong && <Button onClick={() => setWrong(true)}>{t('Something is wrong')}</Button>}
        </Inline>
        {isWrong && (
          <AuthForm
            initialValues={{ message: typed ?? '' }}
            schema={messageSchema}
            action={t('Send this to us')}
            labels={{ message: t('What is wrong?') }}
            lostAnswer={{ perhaps: t('We may have received it all the same.') }}
            onSubmit={async ({ message }) => {
              try {
                const { data } = await dispute({ variables: { token, pass, message } });
                if (data) onAnswered(data.disputeClaimCopy.message);
              } catch (error) {
                if (!onGone(error, message)) throw error;
              }
            }}
          >
            <TextAreaField
              name="message"
              label={t('What is wrong?')}
              hint={t(
                'In your own words. We correct it and answer you by e-mail. Please do not write passwords or codes.',
              )}
              rows={5}
            />
          </AuthForm>
        )}
      </Stack>
    </Card>
  );
}

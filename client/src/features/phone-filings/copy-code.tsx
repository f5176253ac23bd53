import { useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { Notice } from '../../components/feedback/notice';
import { CodeField } from '../../components/form/code-field';
import { Caption, Card, Prose, Stack } from '../../components/page/layout';
import { AuthForm } from '../../domain/session/auth-form';
import { noteCodeRequest } from '../../domain/session/code-requests';
import { SendCodeAgain } from '../../domain/session/send-code-again';
import {
  useOpenClaimCopyMutation,
  useRequestClaimCopyCodeMutation,
  type OpenClaimCopyMutation,
} from '../../generated/graphql';
import { errorMessage } from '../../lib/error-message';

export type OpenedCopy = OpenClaimCopyMutation['openClaimCopy'];

const codeSchema = async () => (await import('@rules/one-time-code-schema.js')).codeSchema;

interface CopyCodeProps {
  token: string;
  onOpened: (copy: OpenedCopy) => void;
  onGone: (error: unknown) => boolean;
}

/** Mails a code when the button is pressed, never on its own: mail programs open links too. Then asks for the code. */
export function CopyCode({ token, onOpened, onGone }: CopyCodeProps) {
  const [request, { loading }] = useRequestClaimCopyCodeMutation();
  const [open] = useOpenClaimCopyMutation();
  const [isSent, setSent] = useState(false);
  const [problem, setProblem] = useState<string>();
  const ask = async () => {
    try {
      await request({ variables: { token } });
    } catch (error) {
      if (!onGone(error)) throw error;
    }
  };
  const send = async () => {
    setProblem(undefined);
    try {
      await ask();
      noteCodeRequest();
      setSent(true);
    } catch (error) {
      setProblem(
        errorMessage(error, t('We could not reach the server. Check your connection and try again.')),
      );
    }
  };
  if (!isSent) {
    return (
      <Stack>
        <Prose>
          {t(
            'So that nobody else can read your claim, we first send a code to the e-mail address that you gave us on the telephone.',
          )}
        </Prose>
        {problem && <Notice tone="error" title={problem} role="alert" />}
        <div>
          <Button look="primary" pending={loading} onClick={() => void send()}>
            {t('Send me a code')}
          </Button>
        </div>
      </Stack>
    );
  }
  return (
    <Stack gap="wide">
      <div>
        <Prose role="status">
          {t(
            'We have sent you an e-mail with a code of 6 digits. It works for 10 minutes. Keep this page open.',
          )}
        </Prose>
        <Caption>{t('If it does not arrive, look in your spam or junk folder.')}</Caption>
      </div>
      <Card>
        <Stack gap="wide">
          <AuthForm
            initialValues={{ code: '' }}
            schema={codeSchema}
            action={t('Continue')}
            lostAnswer={{
              perhaps: t('Check your connection and try again.'),
              refusedAgain: t(
                'Your first attempt, to which we got no response, has probably used up the code: it works only once. Ask for a new one.',
              ),
              secret: 'code',
            }}
            onSubmit={async ({ code }) => {
              try {
                const { data } = await open({ variables: { token, code } });
                if (data) onOpened(data.openClaimCopy);
              } catch (error) {
                if (!onGone(error)) throw error;
              }
            }}
          >
            <CodeField name="code" label={t('Code from our e-mail')} />
          </AuthForm>
          <SendCodeAgain request={ask} pending={loading} />
        </Stack>
      </Card>
    </Stack>
  );
}

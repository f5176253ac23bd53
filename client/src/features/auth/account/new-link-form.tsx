import { cleanEmail } from '@rules/text-values.js';
import { useState } from 'react';
import { t } from '@rules/text.js';
import { Notice } from '../../../components/feedback/notice';
import { useRequestVerificationLinkMutation } from '../../../generated/graphql';
import { AuthForm } from '../../../domain/session/auth-form';
import { EmailField } from '../email-field';

const emailSchema = async () => (await import('@rules/one-time-code-schema.js')).emailSchema;

/** Requests a new verification link; the response is the same for every address. */
export function NewLinkForm({ onSent }: { onSent: () => void }) {
  const [requestLink] = useRequestVerificationLinkMutation();
  const [message, setMessage] = useState<string>();
  if (message) {
    return (
      <Notice tone="done" title={message} role="status">
        {t('Open the newest link. If nothing arrives, look in your spam or junk folder.')}
      </Notice>
    );
  }
  return (
    <AuthForm
      initialValues={{ email: '' }}
      schema={emailSchema}
      action={t('Send a new link')}
      lostAnswer={{ perhaps: t('The e-mail may still be on its way.') }}
      onSubmit={async ({ email }) => {
        const { data } = await requestLink({ variables: { email: cleanEmail(email) } });
        setMessage(data?.requestVerificationLink.message);
        onSent();
      }}
    >
      <EmailField />
    </AuthForm>
  );
}

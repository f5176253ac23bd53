import { emailSchema } from '@rules/one-time-code-schema.js';
import { cleanEmail } from '@rules/text-values.js';
import { useLocation, useNavigate } from 'react-router';
import { ButtonLink } from '../../../components/actions/button';
import { Card } from '../../../components/page/layout';
import { useRequestCodeMutation } from '../../../generated/graphql';
import { noteCodeRequest } from '../../../lib/code-requests';
import { paths } from '../../../lib/paths';
import { useSignedOutPage } from '../../../lib/use-signed-out-page';
import { AuthForm } from '../auth-form';
import { AuthPage } from '../auth-page';
import { EmailField } from '../email-field';

/** Asks for a one-time code. The answer is the same whether or not the address is known. */
export function OtpLoginPage() {
  useSignedOutPage();
  const [requestCode] = useRequestCodeMutation();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  return (
    <AuthPage title="Login" lead="We send a one-time code to your e-mail. You need no password.">
      <Card>
        <AuthForm
          initialValues={{ email: '' }}
          schema={emailSchema}
          action="Login"
          alertWithoutWords="error"
          onSubmit={async ({ email }) => {
            const { data } = await requestCode({ variables: { email: cleanEmail(email) } });
            if (!data) return;
            noteCodeRequest();
            await navigate(paths.otpVerification(data.requestCode.email), { state });
          }}
          after={
            <ButtonLink to={paths.login} state={state}>
              Cancel
            </ButtonLink>
          }
        >
          <EmailField hint="The address that your registration is under." />
        </AuthForm>
      </Card>
    </AuthPage>
  );
}

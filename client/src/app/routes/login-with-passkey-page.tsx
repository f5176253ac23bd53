import { LoginPage } from '../../features/auth/sign-in/login-page';
import { PasskeySignInButton } from '../../features/passkeys/passkey-sign-in-button';

/** Sign-in with the ways of SIGNIN-14, and by passkey below them. */
export function LoginWithPasskeyPage() {
  return (
    <LoginPage>
      <PasskeySignInButton />
    </LoginPage>
  );
}

import { ChangePasswordPage } from '../../features/auth/password/change-password-page';
import { PasskeySection } from '../../features/passkeys/passkey-section';

/** The password, and the passkeys below it. */
export function SignInSettingsPage() {
  return (
    <ChangePasswordPage>
      <PasskeySection />
    </ChangePasswordPage>
  );
}

import { LanguageChoice } from '../../domain/language/language-choice';
import { ChangePasswordPage } from '../../features/auth/password/change-password-page';
import { PasskeySection } from '../../features/passkeys/passkey-section';

/** The page for the user's password, and the passkeys below it. */
export function SignInSettingsPage() {
  return (
    <ChangePasswordPage>
      <PasskeySection />
      <LanguageChoice />
    </ChangePasswordPage>
  );
}

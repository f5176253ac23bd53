import { Permission } from '@rules/permissions.js';
import { later } from '../../components/later/later';
import { LanguageChoice } from '../../domain/language/language-choice';
import { Allowed } from '../../domain/session/allowed';
import { ChangePasswordPage } from '../../features/auth/password/change-password-page';
import { PasskeySection } from '../../features/passkeys/passkey-section';

/** Only the office checks what others did. */
const CheckRefusal = later(async () => (await import('../../domain/session/check-refusal')).CheckRefusal);

/** The page for the user's password, and the passkeys below it; says when an administrator may not check yet (USER-17). */
export function SignInSettingsPage() {
  return (
    <ChangePasswordPage
      notice={
        <Allowed permission={Permission.ClaimsRead}>
          <CheckRefusal />
        </Allowed>
      }
    >
      <PasskeySection />
      <LanguageChoice />
    </ChangePasswordPage>
  );
}

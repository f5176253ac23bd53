import { t } from '@rules/text.js';
import { PasswordField } from '../../../components/form/password-field';
import { showToast } from '../../../components/toast/toast-store';
import { useChangePasswordMutation, type SignedInUserFragment } from '../../../generated/graphql';
import { AuthForm } from '../../../domain/session/auth-form';
import { NewPasswordFields } from './new-password-fields';

interface ChangePasswordFormProps {
  user: SignedInUserFragment;
  onChanged: (message: string) => void;
}

/** The current password, if there is one, and the new one twice. */
export function ChangePasswordForm({ user, onChanged }: ChangePasswordFormProps) {
  const [changePassword] = useChangePasswordMutation({
    update: (cache) =>
      cache.modify({
        id: cache.identify({ __typename: t('User'), id: user.id }),
        fields: { hasPassword: () => true },
      }),
  });
  return (
    <AuthForm
      initialValues={{ currentPassword: '', newPassword: '', confirmPassword: '' }}
      schema={async () =>
        (await import('@rules/change-password-schema.js')).changePasswordFormSchema(user.hasPassword)
      }
      action={user.hasPassword ? t('Change password') : t('Set password')}
      lostAnswer={{
        perhaps: t('Your password may still have been changed. Try again to find out.'),
        refusedAgain: t(
          'Your first attempt, to which we got no response, has probably changed your password: the current one no longer works. Log out and sign in with the new one.',
        ),
        secret: 'currentPassword',
      }}
      onSubmit={async ({ currentPassword, newPassword }) => {
        const input = user.hasPassword ? { currentPassword, newPassword } : { newPassword };
        const { data } = await changePassword({ variables: { input } });
        if (!data) return;
        showToast('success', data.changePassword.message);
        onChanged(data.changePassword.message);
      }}
    >
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      {user.hasPassword && (
        <PasswordField name="currentPassword" label={t('Current Password')} autoComplete="current-password" />
      )}
      <NewPasswordFields name="newPassword" label={t('New Password')} />
    </AuthForm>
  );
}

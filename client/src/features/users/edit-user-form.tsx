import { editUserSchema } from '@rules/edit-user-schema.js';
import { isSameEmail } from '@rules/folded-email.js';
import { isOfficeRole, makesAdministrator, Permission, roleMay } from '@rules/permissions.js';
import { cleanEmail } from '@rules/text-values.js';
import { Form, Formik } from 'formik';
import { t } from '@rules/text.js';
import { KeepTyping } from '../../domain/draft/keep-typing';
import { CheckboxField } from '../../components/form/checkbox-field';
import { Notice } from '../../components/feedback/notice';
import { ErrorSummary } from '../../components/form/error-summary';
import { SelectField } from '../../components/form/select-field';
import { TextField } from '../../components/form/text-field';
import { Stack } from '../../components/page/layout';
import { useScheme } from '../../domain/scheme/use-scheme';
import type { ManagedUserRowFragment, UpdateUserInput } from '../../generated/graphql';
import { formatMomentAt } from '../../lib/dates';
import { roleHints, roleOptions } from './role-text';
import type { UserEdit } from './use-user-update';

/** The form's id, by which a button outside submits it. */
export const editUserFormId = 'edit-user';

interface EditUserFormProps {
  user: ManagedUserRowFragment;
  /** What was typed before and could not be saved. */
  typed?: Partial<UpdateUserInput>;
  onSubmit: (edit: UserEdit) => void;
}

const WAITS = t(
  'All administrators are notified by e-mail. The account may have to wait, with another address for 48 hours, before it releases, approves or confirms what others did.',
);

/** Whether an edit gives somebody the account of an administrator (USER-17). */
function opensAdministrator(user: ManagedUserRowFragment, values: UpdateUserInput): boolean {
  if (!roleMay(values.role, Permission.UsersManage)) return false;
  return (values.enabled && !user.enabled) || !isSameEmail(values.email, user.email);
}

/** The fields of an account that an administrator may change. */
export function EditUserForm({ user, typed, onSubmit }: EditUserFormProps) {
  const { id, version, checksFrom } = user;
  const { scheme } = useScheme();
  const { name, email, role, enabled } = user;
  return (
    <Formik<UpdateUserInput>
      initialValues={{ name, email, role, enabled }}
      validationSchema={editUserSchema}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={(values) =>
        onSubmit({
          id,
          account: user.email,
          version,
          input: { ...values, name: values.name.trim(), email: cleanEmail(values.email) },
        })
      }
    >
      {({ values }) => (
        <Form id={editUserFormId} noValidate>
          <Stack>
            <KeepTyping name="edit-user" about={id} typed={typed} />
            {checksFrom !== null && enabled && roleMay(role, Permission.UsersManage) && scheme && (
              <Notice tone="plain">
                {t(
                  'From {at} on, this account can approve, confirm and release what others did: an administrator changed its role, its address or its status.',
                  { at: formatMomentAt(checksFrom, scheme.timeZone) },
                )}
              </Notice>
            )}
            <ErrorSummary labels={{ name: t('Name'), email: t('Email') }} />
            <TextField name="name" label={t('Name')} autoComplete="off" />
            <TextField
              name="email"
              label={t('Email')}
              type="email"
              inputMode="email"
              autoComplete="off"
              hint={
                values.email === user.email
                  ? undefined
                  : t(
                      'The user is signed out, and can see their claims again once they have confirmed the new address with a code or link.',
                    )
              }
            />
            <SelectField name="role" label={t('Role')} hint={roleHints[values.role]} options={roleOptions} />
            {makesAdministrator(user.role, values.role) ? (
              <Notice tone="needs" role="status">
                {t(
                  'An administrator reads and changes every claim, with bank accounts and tax file numbers, approves payments, and gives access to others. Do this only for somebody whose address and identity you have checked.',
                )}{' '}
                {WAITS}
              </Notice>
            ) : opensAdministrator(user, values) ? (
              <Notice tone="needs" role="status">
                {WAITS}
              </Notice>
            ) : !isOfficeRole(user.role) && isOfficeRole(values.role) ? (
              <Notice tone="needs" role="status">
                {t('From now on {email} works for the office and reads the claims of all members.', {
                  email: values.email,
                })}
              </Notice>
            ) : null}
            <CheckboxField
              name="enabled"
              label={t('Active Status')}
              hint={t('Without it, the user cannot sign in and is signed out everywhere immediately.')}
            />
          </Stack>
        </Form>
      )}
    </Formik>
  );
}

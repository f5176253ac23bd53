import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { t } from '@rules/text.js';
import { CheckboxField } from '../../components/form/checkbox-field';
import { SelectField } from '../../components/form/select-field';
import { TextField } from '../../components/form/text-field';
import { FormDialog } from '../../domain/draft/form-dialog';
import { useCreateApiTokenMutation, type CreateApiTokenMutation } from '../../generated/graphql';
import { dayOf, endOfDay } from '../../lib/dates';
import { errorMessage, mayBeDone } from '../../lib/error-message';
import {
  apiTokenSchema,
  chosenPermissions,
  expiryBounds,
  usualToken,
  type ApiTokenValues,
} from './api-token-form';
import { PermissionFields } from './permission-fields';
import { scopeOptions, scopesOf } from './scope-text';

interface CreateApiTokenDialogProps {
  /** The scheme's time zone: a token is valid to the end of its last day there. */
  timeZone: string;
  typed?: Partial<ApiTokenValues>;
  onClose: () => void;
  onCreated: (created: CreateApiTokenMutation['createApiToken']) => void;
}

/** A token is shown once, in the response: one whose response was lost cannot be used by anybody. */
const unseenToken = (name: string) =>
  t(
    'The server did not respond. The token “{name}” may still have been created, but it cannot be shown: find it in the list, revoke it and create another one.',
    { name },
  );

/** The dialog to create a token: purpose, permissions and validity. */
export function CreateApiTokenDialog({ timeZone, typed, onClose, onCreated }: CreateApiTokenDialogProps) {
  const [createApiToken] = useCreateApiTokenMutation({ refetchQueries: ['ApiTokenList'] });
  const client = useApolloClient();
  const [today] = useState(() => dayOf(new Date(), timeZone));

  const create = async (values: ApiTokenValues) => {
    const { name, scope, restricted, expiryDate } = values;
    const expiresAt = endOfDay(expiryDate, timeZone).toISOString();
    const scopes = scopesOf(scope, restricted);
    const input = {
      name: name.trim(),
      scopes,
      permissions: chosenPermissions(values.permissions),
      expiresAt,
    };
    const { data } = await createApiToken({ variables: { input } });
    if (data) onCreated(data.createApiToken);
  };
  const failureOf = (error: unknown, { name }: ApiTokenValues) => {
    if (!mayBeDone(error)) return errorMessage(error);
    void client.refetchQueries({ include: ['ApiTokenList'] });
    return unseenToken(name.trim());
  };

  return (
    <FormDialog<ApiTokenValues>
      name="api-token"
      title={t('Create API token')}
      action={t('Create token')}
      initialValues={usualToken(today)}
      schema={apiTokenSchema(today)}
      typed={typed}
      onSubmit={create}
      failure={failureOf}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('Name')}
        hint={t('What uses it, for example: nightly import.')}
        autoComplete="off"
      />
      <SelectField name="scope" label={t('Scope')} options={scopeOptions} />
      <PermissionFields />
      <CheckboxField
        name="restricted"
        label={t('Restricted fields')}
        hint={t('What it reads and exports includes tax file numbers, trading accounts and bank accounts.')}
      />
      <TextField
        name="expiryDate"
        label={t('Expiry date')}
        hint={t('The last day the token works, less than a year from now.')}
        type="date"
        maxWidth="field.short"
        {...expiryBounds(today)}
      />
    </FormDialog>
  );
}

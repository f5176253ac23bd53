import { useState } from 'react';
import { t } from '@rules/text.js';
import { CheckboxField } from '../../components/form/checkbox-field';
import { SelectField } from '../../components/form/select-field';
import { DayField } from '../../components/form/day-field';
import { TextField } from '../../components/form/text-field';
import { FormDialog } from '../../domain/draft/form-dialog';
import { dayOf } from '../../lib/dates';
import { errorMessage } from '../../lib/error-message';
import { apiTokenSchema, expiryBounds, usualToken, type ApiTokenValues } from './api-token-form';
import { PermissionFields } from './permission-fields';
import { scopeOptions } from './scope-text';

interface CreateApiTokenDialogProps {
  /** The scheme's time zone: a token is valid to the end of its last day there. */
  timeZone: string;
  typed?: Partial<ApiTokenValues>;
  onClose: () => void;
  /** Goes on with what was chosen; nothing is created yet. */
  onChosen: (values: ApiTokenValues) => void;
}

/** The dialog for a new token: purpose, permissions and validity. */
export function CreateApiTokenDialog({ timeZone, typed, onClose, onChosen }: CreateApiTokenDialogProps) {
  const [today] = useState(() => dayOf(new Date(), timeZone));
  return (
    <FormDialog<ApiTokenValues>
      name="api-token"
      title={t('Create API token')}
      action={t('Create token')}
      initialValues={usualToken(today)}
      schema={apiTokenSchema(today)}
      typed={typed}
      onSubmit={(values) => {
        onChosen(values);
        return Promise.resolve();
      }}
      failure={(error) => errorMessage(error)}
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
      <DayField
        name="expiryDate"
        label={t('Expiry date')}
        hint={t('The last day the token works, less than a year from now.')}
        {...expiryBounds(today)}
      />
    </FormDialog>
  );
}

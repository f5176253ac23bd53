import { useApolloClient } from '@apollo/client/react';
import { t } from '@rules/text.js';
import { ConfirmActDialog } from '../../domain/session/confirm-act-dialog';
import {
  useCreateApiTokenMutation,
  useSendApiTokenCodeMutation,
  type ActProofInput,
  type CreateApiTokenMutation,
} from '../../generated/graphql';
import { endOfDay, formatDate } from '../../lib/dates';
import { errorMessage, mayBeDone } from '../../lib/error-message';
import { chosenPermissions, type ApiTokenValues } from './api-token-form';
import { describePermissions } from './permission-text';
import { describeScopes, scopesOf } from './scope-text';

interface ConfirmApiTokenDialogProps {
  values: ApiTokenValues;
  /** The scheme's time zone: a token is valid to the end of its last day there. */
  timeZone: string;
  /** Back to the form, which stays open below. */
  onClose: () => void;
  onCreated: (created: CreateApiTokenMutation['createApiToken']) => void;
}

/** A token is shown once, in the response: one whose response was lost cannot be used by anybody. */
const unseenToken = (name: string) =>
  t(
    'The server did not respond. The token “{name}” may still have been created, but it cannot be shown: find it in the list, revoke it and create another one.',
    { name },
  );

/** Asks whoever creates a token for their password or a mailed code, and creates it (APITOKEN-1). */
export function ConfirmApiTokenDialog(props: ConfirmApiTokenDialogProps) {
  const { values, timeZone, onClose, onCreated } = props;
  const client = useApolloClient();
  const [createApiToken] = useCreateApiTokenMutation({ refetchQueries: ['ApiTokenList'] });
  const [sendCode] = useSendApiTokenCodeMutation();
  const name = values.name.trim();
  const permissions = chosenPermissions(values.permissions);
  const create = async (proof: ActProofInput) => {
    const input = {
      name,
      scopes: scopesOf(values.scope, values.restricted),
      permissions,
      expiresAt: endOfDay(values.expiryDate, timeZone).toISOString(),
    };
    const { data } = await createApiToken({ variables: { input, proof } });
    if (data) onCreated(data.createApiToken);
  };
  const failureOf = (error: unknown) => {
    if (!mayBeDone(error)) return errorMessage(error);
    void client.refetchQueries({ include: ['ApiTokenList'] });
    return unseenToken(name);
  };
  return (
    <ConfirmActDialog
      title={t('Create the token “{name}”?', { name })}
      action={t('Confirm and create')}
      send={async () => (await sendCode()).data?.sendApiTokenCode.message}
      onConfirm={create}
      failure={failureOf}
      onClose={onClose}
    >
      <p>
        {t('Until {day} whoever has the token can do this in your name ({scope}): {permissions}.', {
          scope: describeScopes(scopesOf(values.scope, values.restricted)),
          day: formatDate(values.expiryDate),
          permissions: describePermissions(permissions),
        })}
      </p>
    </ConfirmActDialog>
  );
}

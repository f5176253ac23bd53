import { useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '@rules/text.js';
import { KeysDialog } from '../../../components/dialog/keys-dialog';
import type { Crumb } from '../../../components/page/breadcrumbs';
import { paths } from '../../../domain/paths';
import { usePageKeys } from '../../../lib/use-page-keys';
import { CLAIM_KEYS } from './keys-of-claim';
import { EVERYWHERE } from '../../../components/table/list-keys';

interface ClaimKeysProps {
  claimId: string;
  /** The query that says from which list the claim was opened. */
  search: string;
  mayEdit: boolean;
  /** The list above the claim. */
  list: Crumb;
}

/** `e` edits the claim, `u` goes back to its row in the list, and `?` shows the keys of its page (VIEW-31). */
export function ClaimKeys({ claimId, search, mayEdit, list }: ClaimKeysProps) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  usePageKeys({
    e: mayEdit ? () => void navigate({ pathname: paths.submissionEdit(claimId), search }) : undefined,
    u: () => void navigate(list.to, { state: list.state }),
    '?': () => setOpen(true),
  });
  return (
    <KeysDialog
      title={t('Keys of a claim')}
      groups={[{ keys: [...CLAIM_KEYS, ...EVERYWHERE] }]}
      open={isOpen}
      onClose={() => setOpen(false)}
    />
  );
}

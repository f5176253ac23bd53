import { useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '@rules/text.js';
import { KeysDialog, type KeyMeaning } from '../../../components/dialog/keys-dialog';
import { paths } from '../../../domain/paths';
import { usePageKeys } from '../../../lib/use-page-keys';

const KEYS: readonly KeyMeaning[] = [
  ['/ or Ctrl+K', t('Find a claim')],
  ['j', t('Next claim of the list')],
  ['k', t('Previous claim of the list')],
  ['e', t('Edit the claim')],
  ['r', t('Reply to the member')],
  ['Ctrl+Enter', t('Send the reply')],
  ['Ctrl+Shift+Enter', t('Send the reply and go to the next claim')],
  ['d', t('Show the first document')],
  ['?', t('Show these keys')],
];

interface ClaimKeysProps {
  claimId: string;
  /** The query that says from which list the claim was opened. */
  search: string;
  mayEdit: boolean;
}

/** `e` edits the claim, and `?` shows the keys of its page (VIEW-31). */
export function ClaimKeys({ claimId, search, mayEdit }: ClaimKeysProps) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  usePageKeys({
    e: mayEdit ? () => void navigate({ pathname: paths.submissionEdit(claimId), search }) : undefined,
    '?': () => setOpen(true),
  });
  return <KeysDialog title={t('Keys of a claim')} keys={KEYS} open={isOpen} onClose={() => setOpen(false)} />;
}

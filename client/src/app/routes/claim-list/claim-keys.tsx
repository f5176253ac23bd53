import { useState } from 'react';
import { useNavigate } from 'react-router';
import { later } from '../../../components/later/later';
import type { Crumb } from '../../../components/page/breadcrumbs';
import { paths } from '../../../domain/paths';
import { usePageKeys } from '../../../lib/use-page-keys';

/** Few ask what the keys do. */
const ClaimKeysDialog = later(async () => (await import('./claim-keys-dialog')).ClaimKeysDialog);

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
  const [isOpen, setOpen] = useState<boolean>();
  usePageKeys({
    e: mayEdit ? () => void navigate({ pathname: paths.submissionEdit(claimId), search }) : undefined,
    u: () => void navigate(list.to, { state: list.state }),
    '?': () => setOpen(true),
  });
  return isOpen !== undefined && <ClaimKeysDialog open={isOpen} onClose={() => setOpen(false)} />;
}

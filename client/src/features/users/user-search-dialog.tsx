import { SearchDialog, type SearchDialogProps } from '../../components/dialog/search-dialog';

/** The dialog to search users. */
export function UserSearchDialog(props: SearchDialogProps) {
  return <SearchDialog {...props} title="Search users" placeholder="Email, Name" />;
}

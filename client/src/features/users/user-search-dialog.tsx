import { SearchDialog, type SearchDialogProps } from '../../components/dialog/search-dialog';

/** Asks which user to search for. */
export function UserSearchDialog(props: SearchDialogProps) {
  return <SearchDialog {...props} title="Search users" placeholder="Email, Name" />;
}

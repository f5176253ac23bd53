import { SearchDialog, type SearchDialogProps } from '../../components/dialog/search-dialog';

/** The dialog to search old submissions by registrant (REGISTRATION-27). */
export function RegistrantSearchDialog(props: SearchDialogProps) {
  return (
    <SearchDialog {...props} title="Search Registrant" placeholder="registrant name, registrant email" />
  );
}

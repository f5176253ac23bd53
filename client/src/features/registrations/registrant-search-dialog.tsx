import { SearchDialog, type SearchDialogProps } from '../../components/dialog/search-dialog';

/** Asks whose old submissions to search for (REGISTRATION-27). */
export function RegistrantSearchDialog(props: SearchDialogProps) {
  return (
    <SearchDialog {...props} title="Search Registrant" placeholder="registrant name, registrant email" />
  );
}

import { t } from '@rules/text.js';
import { SearchDialog, type SearchDialogProps } from '../../components/dialog/search-dialog';

/** The dialog to search old submissions by registrant (REGISTRATION-27). */
export function RegistrantSearchDialog(props: SearchDialogProps) {
  return (
    <SearchDialog
      {...props}
      title={t('Search Registrant')}
      placeholder={t('registrant name, registrant email')}
    />
  );
}

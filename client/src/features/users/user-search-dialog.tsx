import { t } from '@rules/text.js';
import { SearchDialog, type SearchDialogProps } from '../../components/dialog/search-dialog';

/** The dialog to search users. */
export function UserSearchDialog(props: SearchDialogProps) {
  return <SearchDialog {...props} title={t('Search users')} placeholder={t('Email, Name')} />;
}

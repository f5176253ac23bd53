import { SEARCH_MIN_LENGTH } from '@rules/search-text.js';
import { SearchDialog, type SearchDialogProps } from '../../components/dialog/search-dialog';

/** The dialog to search submissions; sends nothing below 3 characters. */
export function SubmissionSearchDialog(props: SearchDialogProps) {
  return (
    <SearchDialog
      {...props}
      title="Search submissions"
      placeholder="SID, Legal Entity, Contact Person or Email"
      minimum={SEARCH_MIN_LENGTH}
    />
  );
}

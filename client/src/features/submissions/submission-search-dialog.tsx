import { SearchDialog, type SearchDialogProps } from '../../components/dialog/search-dialog';
import { searchMinimum } from './search-minimum';

/** Asks which submissions to search for; sends nothing below 3 characters. */
export function SubmissionSearchDialog(props: SearchDialogProps) {
  return (
    <SearchDialog
      {...props}
      title="Search submissions"
      placeholder="SID, Legal Entity, Contact Person or Email"
      minimum={searchMinimum}
    />
  );
}

import { Form, Formik } from 'formik';
import { Button } from '../../components/actions/button';
import { Dialog, DialogBody } from '../../components/dialog/dialog';
import { TextField } from '../../components/form/text-field';
import { searchMinimum } from './search-minimum';

interface SubmissionSearchDialogProps {
  open: boolean;
  /** The words of the search that is shown now. */
  query: string;
  onClose: () => void;
  onSearch: (query: string) => void;
}

function validate({ query }: { query: string }) {
  if (query.trim().length >= searchMinimum) return {};
  return { query: `Type at least ${searchMinimum} characters` };
}

const formId = 'submission-search';

/** Asks what to search for; sends nothing below 3 characters. */
export function SubmissionSearchDialog({ open, query, onClose, onSearch }: SubmissionSearchDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Search submissions"
      footer={
        <Button type="submit" form={formId} look="primary">
          Search
        </Button>
      }
    >
      <Formik
        initialValues={{ query }}
        validate={validate}
        validateOnBlur={false}
        validateOnChange={false}
        onSubmit={(values) => onSearch(values.query.trim())}
      >
        <Form id={formId} noValidate>
          <DialogBody>
            <TextField
              name="query"
              label="Search for"
              hint={`At least ${searchMinimum} characters.`}
              placeholder="SID, Legal Entity, Contact Person or Email"
              type="search"
              autoComplete="off"
            />
          </DialogBody>
        </Form>
      </Formik>
    </Dialog>
  );
}

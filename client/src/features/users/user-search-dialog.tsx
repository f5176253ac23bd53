import { Form, Formik } from 'formik';
import { Button } from '../../components/actions/button';
import { Dialog, DialogBody } from '../../components/dialog/dialog';
import { TextField } from '../../components/form/text-field';

interface UserSearchDialogProps {
  open: boolean;
  /** The words of the search that is shown now. */
  query: string;
  onClose: () => void;
  onSearch: (query: string) => void;
}

const formId = 'user-search';

/** Asks whom to search for, in one free-text box. */
export function UserSearchDialog({ open, query, onClose, onSearch }: UserSearchDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Search users"
      footer={
        <Button type="submit" form={formId} look="primary">
          Search
        </Button>
      }
    >
      <Formik initialValues={{ query }} onSubmit={(values) => onSearch(values.query.trim())}>
        <Form id={formId} noValidate>
          <DialogBody>
            <TextField
              name="query"
              label="Search for"
              placeholder="Email, Name"
              type="search"
              autoComplete="off"
            />
          </DialogBody>
        </Form>
      </Formik>
    </Dialog>
  );
}

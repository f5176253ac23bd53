import { SEARCH_MAX_LENGTH } from '@rules/search-text.js';
import { Form, Formik } from 'formik';
import { Button } from '../actions/button';
import { TextField } from '../form/text-field';
import { Dialog, DialogBody } from './dialog';

export interface SearchDialogProps {
  open: boolean;
  /** The current search. */
  query: string;
  onClose: () => void;
  onSearch: (query: string) => void;
}

interface SearchWords {
  title: string;
  /** A hint at what can be searched for. */
  placeholder: string;
  /** The minimum length of a search. */
  minimum?: number;
}

const formId = 'search';

/** A dialog with one free-text field for a search. */
export function SearchDialog(props: SearchDialogProps & SearchWords) {
  const { open, query, onClose, onSearch, title, placeholder, minimum = 0 } = props;
  const validate = (values: { query: string }) => {
    const { length } = values.query.trim();
    if (length < minimum) return { query: `Type at least ${minimum} characters` };
    if (length > SEARCH_MAX_LENGTH) return { query: `Type at most ${SEARCH_MAX_LENGTH} characters` };
    return {};
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      forgetsTyped
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
              hint={minimum > 0 ? `At least ${minimum} characters.` : undefined}
              placeholder={placeholder}
              type="search"
              autoComplete="off"
            />
          </DialogBody>
        </Form>
      </Formik>
    </Dialog>
  );
}

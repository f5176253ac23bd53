import { SEARCH_MAX_LENGTH } from '@rules/search-text.js';
import { Form, Formik } from 'formik';
import { t } from '@rules/text.js';
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
}

const formId = 'search';

/** A dialog with one free-text field for a search. */
export function SearchDialog(props: SearchDialogProps & SearchWords) {
  const { open, query, onClose, onSearch, title, placeholder } = props;
  const validate = (values: { query: string }) => {
    if (values.query.trim().length > SEARCH_MAX_LENGTH)
      return { query: t('Type at most {most} characters', { most: SEARCH_MAX_LENGTH }) };
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
          {t('Search')}
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
              label={t('Search for')}
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

import { SEARCH_MIN_LENGTH } from '@rules/search-text.js';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type FormEvent } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../../components/actions/button';
import { Dialog, DialogBody } from '../../../components/dialog/dialog';
import type { SearchDialogProps } from '../../../components/dialog/search-dialog';
import { PlainInput } from '../../../components/form/plain-fields';
import { FoundSubmissions } from '../finding/found-submissions';
import { searchError } from '../finding/search-error';
import { useSubmissionFinder } from '../finding/use-submission-finder';

const formId = 'search';
const Results = chakra('div', { base: { mx: '-3' } });

/**
 * The search of the top bar as a dialog of the list: claims appear while one types, and Search shows the results in
 * place of the list; sends nothing below 3 characters.
 */
export function SubmissionSearchDialog({ open, query, onClose, onSearch }: SearchDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('Search submissions')}
      forgetsTyped
      footer={
        <Button type="submit" form={formId} look="primary">
          {t('Search')}
        </Button>
      }
    >
      <SearchForm query={query} onClose={onClose} onSearch={onSearch} />
    </Dialog>
  );
}

function SearchForm({ query, onClose, onSearch }: Omit<SearchDialogProps, 'open'>) {
  const finder = useSubmissionFinder(query);
  const [error, setError] = useState<string>();
  const { value, onChange, ...field } = finder.field;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = finder.text.trim();
    const refused = searchError(text);
    setError(refused);
    if (!refused) onSearch(text);
  };
  return (
    <form id={formId} noValidate onSubmit={submit}>
      <DialogBody>
        <PlainInput
          id="query"
          label={t('Search for')}
          hint={t(
            'At least {searchMinLength} characters. Arrow keys choose a claim, Enter shows all results.',
            { searchMinLength: SEARCH_MIN_LENGTH },
          )}
          error={error}
          value={value}
          onChange={(text) => {
            setError(undefined);
            onChange({ target: { value: text } });
          }}
          control={{
            ...field,
            placeholder: t('SID, Legal Entity, Contact Person or Email'),
            onKeyDown: finder.onKeyDown,
          }}
        />
        {finder.isOpen && !searchError(finder.text.trim()) && (
          <Results>
            <FoundSubmissions
              id={finder.listId}
              text={finder.text}
              active={finder.active}
              onOptions={finder.setOptions}
              onFollow={onClose}
            />
          </Results>
        )}
      </DialogBody>
    </form>
  );
}

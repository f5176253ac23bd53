import { chakra } from '@chakra-ui/react/styled-system';
import { Form, Formik } from 'formik';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { TextField } from '../../components/form/text-field';
import { SearchIcon } from '../../components/icons';

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '3' },
});
const Box = chakra('div', { base: { flex: '1 1 12rem', maxWidth: 'field.medium' } });

interface NoticeSearchProps {
  /** The current search. */
  search: string;
  onSearch: (search: string) => void;
}

/** Searches by SID or a part of a name. */
export function NoticeSearch({ search, onSearch }: NoticeSearchProps) {
  return (
    // Not mounted again with each search, so that after Enter the user can go on typing.
    <Formik
      enableReinitialize
      initialValues={{ query: search }}
      onSubmit={({ query }) => onSearch(query.trim())}
    >
      <Form noValidate role="search">
        <Row>
          <Box>
            <TextField
              name="query"
              label={t('SID or name')}
              type="search"
              autoComplete="off"
              aria-required={false}
            />
          </Box>
          <Button type="submit">
            <SearchIcon />
            {t('Search')}
          </Button>
          {search && (
            <Button look="quiet" onClick={() => onSearch('')}>
              {t('Clear Search')}
            </Button>
          )}
        </Row>
      </Form>
    </Formik>
  );
}

import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { system } from '../theme/system';
import { DayField } from './day-field';

/** A form of one optional day; returns what was sent, and gives it another value from outside. */
function openDay(initial = '') {
  const sent: string[] = [];
  render(
    <ChakraProvider value={system}>
      <Formik initialValues={{ day: initial }} onSubmit={({ day }) => void sent.push(day)}>
        {({ setFieldValue }) => (
          <Form>
            <DayField name="day" label="Last day" hint="The member has until then." optional />
            <button type="submit">Send</button>
            <button type="button" onClick={() => void setFieldValue('day', '2027-01-20')}>
              Restore
            </button>
          </Form>
        )}
      </Formik>
    </ChakraProvider>,
  );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { sent, press, field: screen.getByLabelText('Last day (optional)') };
}

describe('a typed day (UX-30)', () => {
  it.each(['3/10/2027', '3.10.27', '3 Oct 2027', '2027-10-03'])(
    'reads “%s” day first, echoes it in words, and is stored as yyyy-MM-dd',
    async (text) => {
      const { sent, press, field } = openDay();
      expect(field).toHaveAccessibleDescription(/The member has until then\. Day, month and year/);
      await userEvent.type(field, text);
      expect(field).toHaveValue(text);
      expect(screen.getByRole('status')).toHaveTextContent('3 October 2027');
      await press('Send');
      await waitFor(() => expect(sent).toEqual(['2027-10-03']));
    },
  );

  it('that does not exist is refused with the text, though an empty one may be sent', async () => {
    const { sent, press, field } = openDay();
    await userEvent.type(field, '31/2/2027');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await press('Send');
    expect(await screen.findByText('“31/2/2027” is not a date. Type it like 3/10/2017.')).toBeVisible();
    expect(field).toHaveValue('31/2/2027');
    expect(sent).toEqual([]);
    await userEvent.clear(field);
    await press('Send');
    await waitFor(() => expect(sent).toEqual(['']));
  });

  it('shows a stored day, and one that comes back from a kept draft, as it is spoken of', async () => {
    const { press, field } = openDay('2026-11-26');
    expect(field).toHaveValue('26-Nov-2026');
    await userEvent.type(field, 'x');
    await press('Restore');
    expect(field).toHaveValue('20-Jan-2027');
    expect(screen.getByRole('status')).toHaveTextContent('20 January 2027');
  });
});

import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRow, aSubmissionPage } from '../../test-support/answers';
import { forgetPerson, Refusal } from '../../test-support/open-app';
import { openList } from '../../test-support/submission-list';

describe('the list of new submissions by keyboard', () => {
  afterEach(forgetPerson);

  const rows = [
    aRow({ id: 's1', sid: '00101', legalEntity: 'Acme' }),
    aRow({ id: 's2', sid: null, legalEntity: 'Beta' }),
    aRow({ id: 's3', sid: '00103', legalEntity: 'Gamma' }),
  ];
  const openRows = async () => {
    const app = openList('/admin/submissions-new', {
      SubmissionList: aSubmissionPage(1, rows),
      SubmissionView: new Refusal('NOT_FOUND', 'Unable to view submission'),
    });
    await screen.findByText('Acme');
    return app;
  };
  const rowOf = (name: string) => screen.getByText(name).closest('tr');

  it('moves through the rows by j, k and the arrow keys and opens one by Enter in this tab (LIST-16)', async () => {
    const app = await openRows();
    await userEvent.keyboard('j');
    expect(rowOf('Acme')).toHaveFocus();
    await userEvent.keyboard('jj');
    expect(rowOf('Gamma')).toHaveFocus();
    await userEvent.keyboard('j{ArrowUp}');
    expect(rowOf('Beta')).toHaveFocus();
    expect(rowOf('Beta')).toHaveAttribute('tabindex', '0');
    expect(rowOf('Acme')).toHaveAttribute('tabindex', '-1');
    await userEvent.keyboard('{End}{Home}k{ArrowDown}{Enter}');
    await waitFor(() => expect(app.url()).toBe('/settlement-scheme/view/s2?from=submissions&at=2'));
  });

  it('opens a row in a new tab by Ctrl+Enter', async () => {
    const app = await openRows();
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    await userEvent.keyboard('j{Control>}{Enter}{/Control}');
    expect(opened).toHaveBeenCalledWith(
      '/settlement-scheme/view/s1?from=submissions&at=1',
      '_blank',
      'noopener',
    );
    expect(app.url()).toBe('/admin/submissions-new');
    opened.mockRestore();
  });

  it('selects rows by x and copies their SIDs (LIST-16)', async () => {
    // Its clipboard stands in for the browser's.
    const user = userEvent.setup();
    await openRows();
    await user.keyboard('xj j jxkx');
    expect(screen.getByText('2 submissions selected')).toBeVisible();
    expect(rowOf('Acme')).toHaveAttribute('data-selected');
    expect(rowOf('Beta')).not.toHaveAttribute('data-selected');
    await user.click(screen.getByRole('button', { name: 'Copy SIDs' }));
    expect(await screen.findByText('2 SIDs copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('00101\n00103');
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByText(/selected$/)).not.toBeInTheDocument();
  });

  it('leaves letters to a text field and to a dialog, and shows the keys by ? (LIST-16)', async () => {
    await openRows();
    await userEvent.type(screen.getByRole('combobox', { name: 'Find a claim' }), 'j?');
    expect(screen.getByRole('combobox', { name: 'Find a claim' })).toHaveValue('j?');
    await userEvent.keyboard('{Escape}{Escape}?');
    const dialog = await screen.findByRole('dialog', { name: 'Keys of the list' });
    expect(within(dialog).getByText('Open the claim')).toBeVisible();
    await userEvent.keyboard('j');
    expect(rowOf('Acme')).not.toHaveFocus();
  });
});

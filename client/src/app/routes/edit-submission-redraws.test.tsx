import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';

const ROWS = 400;

const drawn = { inputs: [] as string[], cells: 0, dates: 0 };
// Before anything that imports it.
const tradeValues = await import('@rules/trade-values.js');
jest.unstable_mockModule('@rules/trade-values.js', () => ({
  ...tradeValues,
  readTradeDate: (text: string) => {
    drawn.dates += 1;
    return tradeValues.readTradeDate(text);
  },
}));
const ownInput = await import('../../components/form/input');
const tradeText = await import('../../features/trades/trade-text');

jest.unstable_mockModule('../../components/form/input', () => ({
  ...ownInput,
  Input: (props: ComponentProps<typeof ownInput.Input>) => {
    drawn.inputs.push(props.name ?? '');
    return <ownInput.Input {...props} />;
  },
}));
jest.unstable_mockModule('../../features/trades/trade-text', () => ({
  ...tradeText,
  shownValue: (...given: Parameters<typeof tradeText.shownValue>) => {
    drawn.cells += 1;
    return tradeText.shownValue(...given);
  },
}));

const { aSubmission, aTrade, scheme } = await import('../../test-support/answers');
const { field, noDraft } = await import('../../test-support/claim-form');
const { forgetPerson, openApp, signedInAs } = await import('../../test-support/open-app');

const dayOf = (index: number) => new Date(Date.UTC(2017, 8, 1 + index)).toISOString().slice(0, 10);

async function openLongClaim() {
  const trades = Array.from({ length: ROWS }, (_, index) =>
    aTrade({ id: `t${index}`, tradeDate: dayOf(index), quantity: '100', totalAmount: '250.00' }),
  );
  openApp('/settlement-scheme/edit/s1', {
    ...scheme,
    ...signedInAs('MASTER_ADMIN'),
    ...noDraft,
    ClaimToEdit: aSubmission({ mayUpdate: true, trades }),
  });
  await screen.findByLabelText('First name');
}

/** The inputs and cells that are rendered, and the dates that are read, after an action, until the form has settled. */
async function drawnBy(happening: () => void) {
  Object.assign(drawn, { inputs: [], cells: 0, dates: 0 });
  await act(async () => {
    happening();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  return drawn;
}

const gridRow = (name: string) => screen.getByRole('rowheader', { name }).closest('tr')!;
const balance = (name: string) => within(gridRow(name)).getAllByRole('gridcell')[5]!.textContent;

afterEach(forgetPerson);

it(`an edit of ${ROWS} trades renders and checks only what it changes (TRADE-34)`, async () => {
  await openLongClaim();
  const cell = within(gridRow('Row 2')).getAllByRole('gridcell')[2]!;
  fireEvent.click(cell);
  const editor = screen.getByRole('textbox', { name: 'Row 2, Quantity' });
  fireEvent.change(editor, { target: { value: '50' } });
  const before = balance('Row 40');
  const { inputs, cells, dates } = await drawnBy(() => fireEvent.keyDown(editor, { key: 'Enter' }));
  expect(balance('Row 40')).not.toBe(before);
  expect(inputs).toEqual([]);
  // The row that was left and the row that was entered, five values each.
  expect(cells).toBeGreaterThan(0);
  expect(cells).toBeLessThanOrEqual(10);
  // The changed row is checked and announced, whatever the length of the list.
  expect(dates).toBeGreaterThan(0);
  expect(dates).toBeLessThanOrEqual(10);

  const name = await drawnBy(() => fireEvent.change(field('First name'), { target: { value: 'Ada' } }));
  expect(new Set(name.inputs)).toEqual(new Set(['contactDetails.firstName']));
  expect([name.cells, name.dates]).toEqual([0, 0]);
});

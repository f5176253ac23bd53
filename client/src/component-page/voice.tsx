import { type Column, DataTable } from '../components/table/data-table';
import { Example } from './example';

const SAYINGS = [
  ['We could not read row 12: 31/02/2018 is not a date.', 'Invalid input'],
  ['Your claim has been received.', 'Success!'],
  ['Delete the purchase of 1,398 shares on 26-Sep-2018?', 'Are you sure?'],
  ['Send and next', 'OK'],
  ['Nothing was changed. Try again in a minute.', 'You did something wrong'],
] as const;
type Saying = (typeof SAYINGS)[number];

const COLUMNS: Column<Saying>[] = [
  { header: 'We write', cell: ([ours]) => ours, lead: true },
  { header: 'And not', cell: ([, other]) => other },
];

/** How the product speaks. */
export function ToneOfVoice() {
  return (
    <Example
      title="Tone of voice"
      use="Short sentences that a tired person understands at once: what happened, then what to do. Never blame, never cheer, no exclamation mark."
    >
      <DataTable caption="Tone of voice" columns={COLUMNS} rows={SAYINGS} rowKey={([ours]) => ours} />
    </Example>
  );
}

import { chakra } from '@chakra-ui/react/styled-system';
import { writeCents } from '@rules/decimals.js';
import { t } from '@rules/text.js';
import { DataTable, type Column } from '../../components/table/data-table';
import { formatMoney } from '../../lib/decimals';
import type { TypedWaterfall } from './typed-waterfall';

const Track = chakra('span', {
  base: {
    display: 'block',
    position: 'relative',
    height: '4',
    minWidth: '6rem',
    bg: 'sunken',
    borderRadius: 'sm',
  },
});
const Part = chakra('span', {
  base: { position: 'absolute', insetY: '0', borderRadius: 'sm' },
  variants: { look: { whole: { bg: 'accentSolid' }, taken: { bg: 'needs' }, left: { bg: 'done' } } },
});

interface Drawn {
  key: string;
  name: string;
  amount: bigint;
  /** Where the bar begins, and how long it is, in cents. */
  begin: bigint;
  look: 'whole' | 'taken' | 'left';
  left: bigint;
}

const money = (cents: bigint) => `$${formatMoney(writeCents(cents))}`;

function rowsOf({ fund, lines, left }: TypedWaterfall): Drawn[] {
  const rest = left.principal + left.interest;
  return [
    {
      key: 'fund',
      name: t('Settlement sum and interest'),
      amount: fund,
      begin: 0n,
      look: 'whole',
      left: fund,
    },
    ...lines.map(({ name, taken, left: after }, at): Drawn => ({
      key: String(at),
      name: name.trim() === '' ? t('Step {number}', { number: at + 1 }) : name,
      amount: taken.principal + taken.interest,
      begin: after,
      look: 'taken',
      left: after,
    })),
    { key: 'left', name: t('To be shared'), amount: rest, begin: 0n, look: 'left', left: rest },
  ];
}

/** Only for drawing: two decimals of a percent are more than a screen shows. */
function percentOf(part: bigint, whole: bigint): string {
  return whole === 0n
    ? '0%'
    : `${String((part * 10_000n) / whole)
        .padStart(3, '0')
        .replace(/(\d{2})$/, '.$1')}%`;
}

function columnsOf(fund: bigint): Column<Drawn>[] {
  return [
    { header: t('Step'), lead: true, width: 'third', cell: ({ name }) => name },
    {
      header: t('Amount'),
      align: 'end',
      width: 'fit',
      cell: ({ amount, look }) => (look === 'taken' ? `\u2212${money(amount)}` : money(amount)),
    },
    {
      header: t('Drawn'),
      cell: ({ begin, amount, look }) => (
        <Track aria-hidden>
          <Part
            look={look}
            style={{ insetInlineStart: percentOf(begin, fund), width: percentOf(amount, fund) }}
          />
        </Track>
      ),
    },
    { header: t('Left'), align: 'end', width: 'fit', cell: ({ left }) => money(left) },
  ];
}

/** The waterfall of a fund: what each step takes, and what is left to share, as a table with bars (DIST-7). */
export function WaterfallPicture({ drawn }: { drawn: TypedWaterfall }) {
  return (
    <DataTable
      caption={t('From the fund to what is shared')}
      columns={columnsOf(drawn.fund)}
      rows={rowsOf(drawn)}
      rowKey={({ key }) => key}
    />
  );
}

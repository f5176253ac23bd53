import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { t } from '@rules/text.js';
import { Stack } from '../../components/page/layout';
import { formatLongDate } from '../../lib/dates';

const Details = chakra('details', { base: { textStyle: 'caption', maxWidth: 'field.long' } });
const Summary = chakra('summary', {
  base: { color: 'accent', cursor: 'pointer', py: '2', width: 'fit-content' },
});
/** Drawn like a letter on paper, so that nobody takes it for the member's own data. */
const Paper = chakra('figure', {
  base: { p: '3', bg: 'surface', borderWidth: '1px', borderStyle: 'dashed', borderColor: 'control' },
});
const Head = chakra('figcaption', { base: { color: 'muted', mb: '2' } });
const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    px: '2',
    py: '1',
  },
  variants: { sought: { true: { bg: 'needsSoft', borderRadius: 'sm', fontWeight: 'semibold' } } },
});

interface StatementLine {
  name: string;
  value: string;
  /** The line that the member looks for. */
  sought?: boolean;
}

interface WhereToFindProps {
  /** Whose answer it is, for the screen reader's list of controls: 'the BSB'. */
  what: string;
  /** The kind of statement that is drawn. */
  statement: string;
  lines: readonly StatementLine[];
  children: ReactNode;
}

/** 'Where do I find this?' with a drawing of an invented statement, its line marked (CLAIM-49). */
function WhereToFind({ what, statement, lines, children }: WhereToFindProps) {
  return (
    <Details>
      <Summary aria-label={t('Where do I find this? {what}', { what })}>{t('Where do I find this?')}</Summary>
      <Stack gap="tight">
        <p>{children}</p>
        <Paper>
          <Head>{t('Example: {statement}', { statement })}</Head>
          {lines.map(({ name, value, sought }) => (
            <Line key={name} sought={sought}>
              <span>{name}</span>
              <span>{value}</span>
            </Line>
          ))}
        </Paper>
      </Stack>
    </Details>
  );
}

/** Where a holder number is printed. */
export function WhereHolderNumber() {
  return (
    <WhereToFind
      what={t('HIN or SRN')}
      statement={t('CHESS holding statement')}
      lines={[
        { name: t('Mrs Jane Example'), value: '1 Sample Street' },
        { name: t('Holder Identification Number (HIN)'), value: 'X0012345678', sought: true },
        { name: t('Closing balance'), value: '350' },
      ]}
    >
      {t(
        'At the top of each holding statement. If you bought through a broker it is a HIN: X and ten digits. If your shares were held at the share registry it is an SRN, which begins with I or C.',
      )}
    </WhereToFind>
  );
}

/** Where a BSB is printed. */
export function WhereBsb() {
  return (
    <WhereToFind
      what={t('BSB')}
      statement={t('bank statement')}
      lines={[
        { name: t('Account name'), value: t('Mrs Jane Example') },
        { name: t('BSB'), value: '012-345', sought: true },
        { name: t('Account number'), value: '1234 56789' },
      ]}
    >
      {t('On a bank statement, and in your bank’s app next to the account number. It has six digits.')}
    </WhereToFind>
  );
}

/** Where the number of shares held on a day is printed. */
export function WhereOpeningBalance({ day }: { day: string }) {
  return (
    <WhereToFind
      what={t('Opening balance')}
      statement={t('holding statement')}
      lines={[
        { name: t('Opening balance'), value: '200' },
        { name: t('Bought'), value: '150' },
        { name: t('Closing balance, {day}', { day: formatLongDate(day) }), value: '350', sought: true },
      ]}
    >
      {t(
        'On the last holding statement up to {day}: its closing balance, with what you bought and sold between the statement and that day. Your broker can also tell you what you held that day.',
        { day: formatLongDate(day) },
      )}
    </WhereToFind>
  );
}

import { t } from '@rules/text.js';
import type { ReactNode } from 'react';
import { Definition } from '../../components/page/definition-list';
import { formatLongDate } from '../../lib/dates';

interface OpeningBalanceProps {
  /** Of its field, for links to it. */
  id?: string;
  day: string;
  children: ReactNode;
}

/** The opening balance in a list of values, with the day for which it is stated. */
export function OpeningBalance({ id, day, children }: OpeningBalanceProps) {
  return (
    <Definition
      id={id}
      label={t('Opening balance')}
      hint={t('Shares held at close of trade {day}', { day: formatLongDate(day) })}
    >
      {children}
    </Definition>
  );
}

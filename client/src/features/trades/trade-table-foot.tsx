import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { Spinner } from '../../components/feedback/spinner';
import { AttentionIcon } from '../../components/icons';
import { errorMessage } from '../../lib/error-message';
import { useDelayed } from '../../lib/use-delayed';

/** The trades of a claim that follow the first ones and are not loaded yet. */
export interface OtherTrades {
  /** True when loading failed; otherwise they are being loaded. */
  failed: boolean;
  error?: unknown;
  onRetry: () => void;
}

// Text and button have their space reserved in every state, so that content below does not move when the others arrive.
const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { md: 'center' },
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '2',
  },
  variants: { printed: { false: { _print: { display: 'none' } } } },
});
const Words = chakra('p', {
  base: {
    minHeight: { base: '3lh', md: 'auto' },
    textStyle: 'caption',
    color: 'muted',
    maxWidth: 'line',
  },
});
const Line = chakra('span', { base: { display: 'flex', gap: '2', '& > :first-child': { mt: '0.5' } } });
const Press = chakra('div', { base: { minHeight: '11' } });

const ASKED_TEXT = t('Before printing you choose how many.');

interface TradeTableFootProps {
  others?: OtherTrades;
  shown: number;
  total: number;
  /** The number of rows that the next press shows. */
  more: number;
  /** Whether the user is asked how many are printed. */
  asksBeforePrint: boolean;
  onMore: () => void;
}

/** The foot of a long table: how many rows are shown, the button for more, and the loading state of the others. */
export function TradeTableFoot({ others, shown, total, more, asksBeforePrint, onMore }: TradeTableFootProps) {
  const slow = useDelayed(others?.failed === false);
  const words = useRef<HTMLParagraphElement>(null);
  const retry = () => {
    // The pressed button is removed.
    words.current?.focus();
    others?.onRetry();
  };
  return (
    <Foot printed={others !== undefined}>
      <Words ref={words} tabIndex={-1}>
        {!others ? (
          more > 0 ? (
            t('{shown, number} of {total, number} transactions are shown. {askedText}', {
              shown,
              total,
              askedText: asksBeforePrint ? ASKED_TEXT : t('All are printed.'),
            })
          ) : (
            t('All {total, number} transactions are shown.', { total })
          )
        ) : others.failed ? (
          <Line role="alert" color="danger">
            <AttentionIcon />
            <span>
              {t('The other transactions could not be loaded. {errorMessage}', {
                errorMessage: errorMessage(
                  others.error,
                  t('Nothing was changed; check your connection and try again.'),
                ),
              })}
            </span>
          </Line>
        ) : (
          slow && (
            <Line>
              <Spinner />
              <span>
                {t(
                  'The other transactions are being loaded. We check whether the balance goes below zero once they have loaded.',
                )}
              </span>
            </Line>
          )
        )}
      </Words>
      <Press>
        {others?.failed && <Button onClick={retry}>{t('Try again')}</Button>}
        {!others && more > 0 && (
          <Button onClick={onMore}>
            {t('Show {more, number} more {more, plural, one {transaction} other {transactions}}', { more })}
          </Button>
        )}
      </Press>
    </Foot>
  );
}

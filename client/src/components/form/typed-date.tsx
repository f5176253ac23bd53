import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, type ComponentProps } from 'react';
import { t } from '@rules/text.js';
import { formatDate, formatLongDate } from '../../lib/dates';
import { readStatementDate } from '../../lib/statement-dates';
import { Button } from '../actions/button';
import { Caption } from '../page/layout';
import { Trans } from '../text/trans';
import { TextFieldView } from './text-field';

const Place = chakra('div', { base: { position: 'relative' } });
/** Only the picker that it opens is seen, below its place. */
const Picker = chakra('input', {
  base: {
    position: 'absolute',
    insetInlineStart: '0',
    bottom: '0',
    width: '0',
    p: '0',
    opacity: '0',
    pointerEvents: 'none',
  },
});
const Echo = chakra(Caption, { base: { color: 'ink', fontWeight: 'medium', minHeight: '1lh' } });

/** How a day is typed. */
export const DAY_HINT = t('Day, month and year, for example 3/10/2017.');

interface TypedDateProps extends Omit<
  ComponentProps<typeof TextFieldView>,
  'value' | 'onChange' | 'end' | 'min' | 'max'
> {
  text: string;
  onText: (text: string) => void;
  /** The first and last day that the picker offers, yyyy-MM-dd. */
  min?: string;
  max?: string;
}

/**
 * A date that is typed as day, month and year and echoed in words, since a native date field has the order of the
 * device: 3/10 is then March on one and October on another. Where the browser has a picker it can be picked too.
 */
export function TypedDate({ text, onText, min, max, ...field }: TypedDateProps) {
  const picker = useRef<HTMLInputElement>(null);
  const day = readStatementDate(text);
  return (
    <Place>
      <TextFieldView
        autoComplete="off"
        maxWidth="field.short"
        {...field}
        value={text}
        onChange={(event: { target: { value: string } }) => onText(event.target.value)}
        end={
          'showPicker' in HTMLInputElement.prototype && (
            <>
              <Button look="quiet" onClick={() => picker.current?.showPicker()}>
                <Trans
                  id="Pick<0> a date</0>"
                  parts={[(words) => <chakra.span srOnly>{words}</chakra.span>]}
                />
              </Button>
              <Picker
                ref={picker}
                type="date"
                aria-hidden
                tabIndex={-1}
                min={min}
                max={max}
                value={day ?? ''}
                onChange={({ target }) => onText(formatDate(target.value))}
              />
            </>
          )
        }
      />
      <Echo role="status" data-day-echo="">
        {day && formatLongDate(day)}
      </Echo>
    </Place>
  );
}

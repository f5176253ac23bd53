import { chakra } from '@chakra-ui/react/styled-system';
import { useField } from 'formik';
import { useRef } from 'react';
import { t } from '@rules/text.js';
import { formatDate, formatLongDate } from '../../lib/dates';
import { Button } from '../actions/button';
import { Caption } from '../page/layout';
import { Trans } from '../text/trans';
import { TextField } from './text-field';

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

interface TypedDateFieldProps {
  name: string;
  label: string;
  /** The date that a text means, as yyyy-MM-dd; undefined when it means none. */
  read: (text: string) => string | undefined;
}

/**
 * A date that is typed as day, month and year and echoed in words, since a native date field has the order of the
 * device: 3/10 is then March on one and October on another. Where the browser has a picker it can be picked too.
 */
export function TypedDateField({ name, label, read }: TypedDateFieldProps) {
  const [{ value }, , { setValue }] = useField<string>(name);
  const picker = useRef<HTMLInputElement>(null);
  const day = read(value);
  return (
    <Place>
      <TextField
        name={name}
        label={label}
        hint={t('Day, month and year, for example 3/10/2017.')}
        autoComplete="off"
        maxWidth="field.short"
        end={
          'showPicker' in HTMLInputElement.prototype && (
            <>
              <Button look="quiet" onClick={() => picker.current?.showPicker()}>
                <Trans id="Pick<0> a date</0>" parts={[(text) => <chakra.span srOnly>{text}</chakra.span>]} />
              </Button>
              <Picker
                ref={picker}
                type="date"
                aria-hidden
                tabIndex={-1}
                value={day ?? ''}
                onChange={({ target }) => void setValue(formatDate(target.value))}
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

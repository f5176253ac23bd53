import { chakra } from '@chakra-ui/react/styled-system';
import { maskedValue } from '@rules/masked-value.js';
import { useFormikContext } from 'formik';
import { useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { t } from '@rules/text.js';
import { Button } from '../actions/button';
import { TextField } from './text-field';

type MaskedFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onFocus' | 'end' | 'spellCheck'>;

/**
 * A number that was there when the form was opened shows its end alone until its field has the focus or 'Show' is pressed,
 * since others may see the screen (CLAIM-57). What is typed now is always readable.
 */
export function MaskedField(props: MaskedFieldProps) {
  const { name, label } = props;
  const { value, initialValue = '' } = useFormikContext().getFieldMeta<string>(name);
  const [shown, setShown] = useState(false);
  const isStored = value !== '' && value === initialValue;
  const isMasked = isStored && !shown;
  return (
    <TextField
      {...props}
      {...(isMasked && { value: maskedValue(value) })}
      spellCheck={false}
      onFocus={({ target }) => {
        const isSelected = target.selectionStart === 0 && target.selectionEnd === target.value.length;
        // At once: what selects the text of a focused field, such as the Tab key, must find the number.
        flushSync(() => setShown(true));
        if (isSelected) target.select();
      }}
      // Never absent: the input would be another one, without the focus, when the button goes.
      end={
        <>
          {isStored && (
            <Button look="quiet" onClick={() => setShown(!shown)}>
              {shown ? t('Hide') : t('Show')}
              <chakra.span srOnly> {label.toLowerCase()}</chakra.span>
            </Button>
          )}
        </>
      }
    />
  );
}

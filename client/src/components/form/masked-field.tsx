import { chakra } from '@chakra-ui/react/styled-system';
import { useFormikContext } from 'formik';
import { useState, type ComponentProps } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../actions/button';
import { TextField } from './text-field';

type MaskedFieldProps = Omit<ComponentProps<typeof TextField>, 'end' | 'spellCheck'>;

/**
 * A number that was there when the form was opened is shown as dots unless its field has the focus or 'Show' was pressed,
 * since others may see the screen (CLAIM-57). What is typed now is always readable. Only the look differs, so that Tab
 * selects the number and what is typed replaces it.
 */
export function MaskedField(props: MaskedFieldProps) {
  const { name, label } = props;
  const { value, initialValue = '' } = useFormikContext().getFieldMeta<string>(name);
  const [shown, setShown] = useState(false);
  const isStored = value !== '' && value === initialValue;
  return (
    <TextField
      {...props}
      spellCheck={false}
      data-masked={isStored && !shown ? '' : undefined}
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

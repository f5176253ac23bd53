import { chakra } from '@chakra-ui/react/styled-system';
import { useFormikContext } from 'formik';
import { useState, type ComponentProps } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../actions/button';
import { TextField } from './text-field';

type PasswordFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'end' | 'spellCheck' | 'autoCapitalize'
>;

/**
 * A password that can be shown while it is typed (ACCOUNT-32). It is hidden again when the form is sent, so that browsers
 * offer to keep it and nobody reads it from the screen.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { isSubmitting } = useFormikContext();
  const [shown, setShown] = useState(false);
  if (isSubmitting && shown) setShown(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <Button look="quiet" onClick={() => setShown(!shown)}>
          {shown ? t('Hide') : t('Show')}
          <chakra.span srOnly> {props.label.toLowerCase()}</chakra.span>
        </Button>
      }
    />
  );
}

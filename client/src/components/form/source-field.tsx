import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { TextAreaField } from './text-area-field';

const Monospaced = chakra(TextAreaField, {
  base: { fontFamily: 'monospace', fontSize: 'sm', whiteSpace: 'pre', overflowX: 'auto' },
});

/** A text area for JSON: monospaced and without wrapping, so that each line on screen is a line of the text. */
export function SourceField(props: ComponentProps<typeof TextAreaField>) {
  return <Monospaced {...props} />;
}

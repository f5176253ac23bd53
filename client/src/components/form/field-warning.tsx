import { chakra } from '@chakra-ui/react/styled-system';
import { AttentionIcon } from '../icons';
import { warningId } from './described-by';

const Live = chakra('div', { base: { maxWidth: 'line', _empty: { display: 'none' } } });
const Line = chakra('span', {
  base: { display: 'flex', gap: '2', textStyle: 'caption', color: 'needs', fontWeight: 'medium' },
});

/**
 * What is unusual about a field's answer, below it. It prevents nothing. Its place is there before the text is, so that
 * screen readers announce the text.
 */
export function FieldWarning({ name, children }: { name: string; children: string | undefined }) {
  return (
    <Live id={warningId(name)} data-part="warning-text" aria-live="polite">
      {children && <WarningLine>{children}</WarningLine>}
    </Live>
  );
}

/** The text of a warning, with its symbol. */
export function WarningLine({ children }: { children: string }) {
  return (
    <Line>
      <AttentionIcon />
      <span>{children}</span>
    </Line>
  );
}

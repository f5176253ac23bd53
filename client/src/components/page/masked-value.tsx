import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../actions/button';

const Line = chakra('span', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' },
});
const Value = chakra('span', { base: { overflowWrap: 'anywhere', minWidth: '0' } });

/** The characters at the end by which a person recognises a number; a short one shows none. */
const SHOWN = 3;

interface MaskedValueProps {
  /** The name of the value, for the button's accessible name. */
  label: string;
  children: string;
}

/** A value of which only the end is shown until the person asks for all of it, since others may see the screen. */
export function MaskedValue({ label, children: value }: MaskedValueProps) {
  const [shown, setShown] = useState(false);
  const end = value.length > SHOWN * 2 ? value.slice(-SHOWN) : '';
  return (
    <Line>
      {shown ? (
        <Value>{value}</Value>
      ) : (
        <span>
          <span aria-hidden>{`••••• ${end}`.trim()}</span>
          <chakra.span srOnly>{end ? t('Hidden, ends in {end}', { end }) : t('Hidden')}</chakra.span>
        </span>
      )}
      <Button look="quiet" size="small" my="-2" onClick={() => setShown(!shown)}>
        {shown ? t('Hide') : t('Show')}
        <chakra.span srOnly> {label.toLowerCase()}</chakra.span>
      </Button>
    </Line>
  );
}

import { colorPairs } from '@rules/colors/palette.js';
import { chakra } from '@chakra-ui/react/styled-system';
import { Inline, Stack } from '../components/page/layout';
import { textStyles } from '../components/theme/text-styles';
import { Example } from './example';

const Swatch = chakra('span', {
  base: { px: '3', py: '2', borderRadius: 'md', borderWidth: '1px', borderColor: 'hairline' },
});
const Step = chakra('span', { base: { display: 'block', height: '4', bg: 'accentSolid' } });
const STEPS = ['1', '2', '3', '4', '6', '8', '12', '16'];

/** The type scale by use. */
export function TypeScale() {
  return (
    <Example
      title="Type"
      use="Six sizes by use, never by number. Members read prose of 18 px, at most 70 characters a line."
    >
      <Stack>
        {Object.keys(textStyles).map((name) => (
          <chakra.p key={name} textStyle={name} overflowWrap="anywhere">
            {name}: your claim is being checked
          </chakra.p>
        ))}
      </Stack>
    </Example>
  );
}

/** Every pair of text and background that may be combined; a test holds each to 4.5:1. */
export function Colours() {
  return (
    <Example
      title="Colour"
      use="Named by use. Amber asks for attention, red is for errors only, green for what is done. A word or a symbol always goes with the colour."
    >
      <Inline>
        {colorPairs.map(([text, ground]) => (
          <Swatch key={`${text} on ${ground}`} color={text} bg={ground}>
            {text} on {ground}
          </Swatch>
        ))}
      </Inline>
    </Example>
  );
}

/** The grid of 4 px. */
export function Spacing() {
  return (
    <Example
      title="Space"
      use="Multiples of 4 px in rem: 1 to 3 inside a component, 4 to 6 between components, 8 and more between parts."
    >
      <Stack gap="tight">
        {STEPS.map((step) => (
          <Inline key={step}>
            <chakra.span width="8">{step}</chakra.span>
            <Step width={step} />
          </Inline>
        ))}
      </Stack>
    </Example>
  );
}

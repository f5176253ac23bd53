import { chakra } from '@chakra-ui/react/styled-system';

const Ring = chakra('span', {
  base: {
    display: 'inline-block',
    flexShrink: '0',
    width: '1em',
    height: '1em',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderInlineEndColor: 'transparent',
    borderRadius: 'full',
    animationName: 'spin',
    animationDuration: 'spin',
    animationTimingFunction: 'linear',
    animationIterationCount: 'infinite',
    _motionReduce: { animationName: 'none' },
  },
  variants: { size: { text: {}, large: { fontSize: '2xl' } } },
});

/** Rotates while work is running; the text next to it says which. It does not rotate under reduced motion. */
export function Spinner({ size = 'text' }: { size?: 'text' | 'large' }) {
  return <Ring size={size} aria-hidden />;
}

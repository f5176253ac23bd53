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

/** Turns while something is under way; the words next to it say what. It does not move under reduced motion. */
export function Spinner({ size = 'text' }: { size?: 'text' | 'large' }) {
  return <Ring size={size} aria-hidden />;
}

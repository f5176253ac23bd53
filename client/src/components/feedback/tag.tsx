import { chakra } from '@chakra-ui/react/styled-system';

/** A short word for the state of an object. */
export const Tag = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    px: '2',
    py: '0.5',
    borderRadius: 'sm',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: 'snug',
    whiteSpace: { md: 'nowrap' },
  },
  variants: {
    tone: {
      needs: { bg: 'needsSoft', color: 'needs' },
      error: { bg: 'dangerSoft', color: 'danger' },
      done: { bg: 'doneSoft', color: 'done' },
      active: { bg: 'accentSoft', color: 'onAccentSoft' },
      plain: { bg: 'sunken', color: 'muted' },
    },
  },
  defaultVariants: { tone: 'plain' },
});

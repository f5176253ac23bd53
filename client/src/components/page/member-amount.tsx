import { chakra } from '@chakra-ui/react/styled-system';

/** The amount that a member's page is about; with large text on a phone it is smaller instead of broken into two lines. */
export const MemberAmount = chakra('p', {
  base: {
    textStyle: 'sum',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
});

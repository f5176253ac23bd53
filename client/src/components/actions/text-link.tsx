import { chakra } from '@chakra-ui/react/styled-system';
import { RouteLink } from './route-link';
import { EmailText } from '../table/email-text';

const look = {
  base: {
    color: 'accent',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    borderRadius: 'sm',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    _hover: { textDecorationThickness: '2px' },
  },
} as const;

/** A link to a route of the product. */
export const TextLink = chakra(RouteLink, look);

/** A link that the router does not handle: mail, a part of this page, another site. */
export const Anchor = chakra('a', look);

/** An action in the look of a link, for removing something from the list but not from the data. */
export const LinkButton = chakra(
  'button',
  { base: { ...look.base, bg: 'transparent', textAlign: 'start' } },
  { defaultProps: { type: 'button' } },
);

/** The support address as a mail link. */
export function MailLink({ email }: { email: string }) {
  return (
    <Anchor href={`mailto:${email}`}>
      <EmailText>{email}</EmailText>
    </Anchor>
  );
}

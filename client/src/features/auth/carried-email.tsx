import { useFormikContext } from 'formik';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import type { ButtonLink } from '../../components/actions/button';
import type { TextLink } from '../../components/actions/text-link';
import { returnEmail } from '../../domain/session/return-path';

/**
 * The address that the form begins with: the one typed on the page before, or that of the session that has ended
 * (SIGNIN-51).
 */
export function useCarriedEmail(): string {
  const state: unknown = useLocation().state;
  const carried = typeof state === 'object' && state !== null && 'email' in state ? state.email : undefined;
  return typeof carried === 'string' ? carried : (returnEmail() ?? '');
}

interface CarryingLinkProps {
  to: string;
  as: typeof TextLink | typeof ButtonLink;
  children: ComponentProps<typeof TextLink>['children'];
}

/** Inside a form: a link to another one that asks for the same address, which takes along what was typed. */
export function CarryingLink({ as: Look, ...link }: CarryingLinkProps) {
  const state: unknown = useLocation().state;
  const { email } = useFormikContext<{ email: string }>().values;
  return <Look {...link} state={{ ...(typeof state === 'object' ? state : {}), email }} />;
}

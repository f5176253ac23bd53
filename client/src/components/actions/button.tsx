import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Spinner } from '../feedback/spinner';
import { buttonRecipe } from '../theme/recipes/button';

const StyledButton = chakra('button', buttonRecipe);
const StyledLink = chakra(Link, buttonRecipe);

interface ButtonProps extends ComponentProps<typeof StyledButton> {
  /** While true the button cannot be pressed again and shows a spinner. */
  pending?: boolean;
}

/** The one button; `type` is 'button' unless a form says submit. */
export function Button({ pending = false, disabled, type = 'button', children, ...props }: ButtonProps) {
  return (
    <StyledButton type={type} disabled={disabled || pending} aria-busy={pending || undefined} {...props}>
      {pending && <Spinner />}
      {children}
    </StyledButton>
  );
}

/** A route link that looks like a button. */
export function ButtonLink(props: ComponentProps<typeof StyledLink>) {
  return <StyledLink {...props} />;
}

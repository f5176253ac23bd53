import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router';
import { Spinner } from '../feedback/spinner';
import { buttonRecipe } from '../theme/recipes/button';

const StyledButton = chakra('button', buttonRecipe);
const StyledLink = chakra(Link, buttonRecipe);

interface ButtonProps extends ComponentProps<typeof StyledButton> {
  /** While true the button cannot be pressed again and shows a spinner. */
  pending?: boolean;
}

/**
 * The one button; `type` is 'button' unless a form says submit. One that cannot be pressed keeps the focus that it has: it is
 * often the pressed one, and a browser takes the focus from what is `disabled`. Tab passes it over, as it does those.
 */
export function Button({ pending = false, disabled, type = 'button', children, ...props }: ButtonProps) {
  const submit = type === 'submit' ? keepInPlace(props.onClick) : undefined;
  return (
    <StyledButton
      type={type}
      aria-busy={pending || undefined}
      {...props}
      {...submit}
      {...((disabled || pending) && NOT_TO_BE_PRESSED)}
    >
      {pending && <Spinner />}
      {children}
    </StyledButton>
  );
}

const NOT_TO_BE_PRESSED = {
  'aria-disabled': true,
  tabIndex: -1,
  onClick: (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  },
} as const;

/**
 * The field that is left shows its error, which would move the button away between press and release, and the click would
 * be lost: so the field is left with the click. Enter in a field clicks the button too (detail 0): it leaves nothing, and
 * whoever types on goes on typing into the field.
 */
function keepInPlace(onClick: ButtonProps['onClick']) {
  return {
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (event.detail > 0) event.currentTarget.focus();
      onClick?.(event);
    },
  };
}

/** A route link that looks like a button. */
export function ButtonLink(props: ComponentProps<typeof StyledLink>) {
  return <StyledLink {...props} />;
}

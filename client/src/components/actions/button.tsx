import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, MouseEvent } from 'react';
import { RouteLink } from './route-link';
import { Spinner } from '../feedback/spinner';
import { buttonRecipe } from '../theme/recipes/button';

const StyledButton = chakra('button', buttonRecipe);
const StyledLink = chakra(RouteLink, buttonRecipe);

interface ButtonProps extends ComponentProps<typeof StyledButton> {
  /** While true the button cannot be pressed again and shows a spinner. */
  pending?: boolean;
}

/**
 * The product's button; `type` is 'button' unless a form sets 'submit'. It uses `aria-disabled`, since browsers take
 * the focus from a `disabled` element, and that is often the button just pressed. Tab skips it, as it skips disabled
 * ones.
 */
export function Button({ pending = false, disabled, type = 'button', children, ...props }: ButtonProps) {
  const submit = type === 'submit' ? keepInPlace(props.onClick) : undefined;
  return (
    <StyledButton
      type={type}
      aria-busy={pending || undefined}
      data-primary={props.look === 'primary' || undefined}
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
 * When a field loses the focus its error appears, which would move the button away between press and release, and the
 * click would be lost. So the field is blurred on click. Enter in a field also clicks the button (detail 0): it blurs
 * nothing, and the user can go on typing in the field.
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
  return <StyledLink data-primary={props.look === 'primary' || undefined} {...props} />;
}

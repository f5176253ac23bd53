import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation, useResolvedPath, type To } from 'react-router';

interface RouteLinkProps extends ComponentProps<'a'> {
  to: To;
  /** Kept with the entry of the history. */
  state?: unknown;
}

/**
 * A link to a route of the product, followed without loading the page again. React Router's own brings the prefetching
 * of pages and data, of which we use nothing, into the first load (UX-26).
 */
export function RouteLink({ to, state, target, onClick, ...rest }: RouteLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { state, target });
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={href} target={target} onClick={press} />;
}

interface PlaceLinkProps extends RouteLinkProps {
  /** Whether the pages below do not count as this place. */
  end?: boolean;
}

/** A link of a navigation: marked as current on its page and, without `end`, on the pages below. */
export function PlaceLink({ end = false, ...props }: PlaceLinkProps) {
  const { pathname } = useLocation();
  const { pathname: own } = useResolvedPath(props.to);
  const isHere = pathname === own || (!end && pathname.startsWith(`${own}/`));
  return <RouteLink {...props} aria-current={isHere ? 'page' : undefined} />;
}

import { usePageKeys } from '../../lib/use-page-keys';

/** `d` opens the first document of a claim (LIST-29). A component, so that members do not load it. */
export function DocumentKey({ onOpen }: { onOpen: () => void }): null {
  usePageKeys({ d: onOpen });
  return null;
}

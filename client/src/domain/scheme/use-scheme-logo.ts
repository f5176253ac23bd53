import { firstLogo, recallSchemeLogo, type SchemeLogo } from './scheme-logo';
import { useScheme } from './use-scheme';

/** The first logo of the scheme, or its name; undefined while it is not known, and then ours is used. */
export function useSchemeLogo(): SchemeLogo | undefined {
  const { scheme } = useScheme();
  return scheme ? firstLogo(scheme) : recallSchemeLogo();
}

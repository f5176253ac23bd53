import { recallSchemeLogo, type SchemeLogo } from './scheme-logo';
import { useScheme } from './use-scheme';

/** The first logo of the scheme; undefined when it names none, and then ours is used. */
export function useSchemeLogo(): SchemeLogo | undefined {
  const { scheme } = useScheme();
  return scheme ? scheme.logos[0] : recallSchemeLogo();
}

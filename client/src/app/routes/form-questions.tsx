import { chakra } from '@chakra-ui/react/styled-system';
import { Questions } from '../../domain/scheme/contact';
import { useIsOffice } from '../../domain/session/use-is-office';
import type { SchemeQuery } from '../../generated/graphql';

const Below = chakra('div', { base: { mt: '8' } });

/** Whom to ask, below a claim's form; only members need it there (CLAIM-49). */
export function FormQuestions({ scheme }: { scheme: SchemeQuery['scheme'] }) {
  if (useIsOffice()) return null;
  return (
    <Below>
      <Questions scheme={scheme} />
    </Below>
  );
}

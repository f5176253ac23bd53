import type { ClaimPath } from '@rules/claim-catalogue.js';
import { READ_ALOUD } from '@rules/read-aloud.js';
import { chakra } from '@chakra-ui/react/styled-system';
import { createContext, useContext, type ReactNode } from 'react';
import { Stack } from '../../components/page/layout';

/** Whether an operator fills in the form while somebody is on the telephone (PHONE-3). */
export const ReadsAloud = createContext(false);

/** A sentence to read aloud; set apart from what only the operator reads. */
export const Aloud = chakra('p', {
  base: {
    textStyle: 'prose',
    maxWidth: 'line',
    ps: '3',
    borderInlineStartWidth: '3px',
    borderColor: 'accent',
  },
});

/** A field with the sentence that asks for it, in a form that is filled in on the telephone. */
export function AskedAloud({ path, children }: { path: ClaimPath; children: ReactNode }) {
  const readsAloud = useContext(ReadsAloud);
  const sentence = READ_ALOUD[path];
  if (!readsAloud || sentence === null) return children;
  return (
    <Stack gap="tight">
      <Aloud>{sentence}</Aloud>
      {children}
    </Stack>
  );
}

import { useRef, useState } from 'react';
import { claimTextAt } from '../../domain/claim/claim-text';
import type { ClaimFormValues } from './claim-values';
import { unusualAnswers } from './unusual-answers';

/** The answers that the person is asked about, with the number of the question. */
export interface UnusualQuestion {
  paths: readonly string[];
  count: number;
}

/**
 * Asks once about each unusual answer before the form goes on (CLAIM-44): whoever presses the button again keeps it. In an
 * edit only about answers that were typed now.
 * @param stored the answers of the stored claim; undefined for a new one
 */
export function useUnusualQuestion(stored: ClaimFormValues | undefined) {
  const asked = useRef(new Map<string, string>());
  const [question, setQuestion] = useState<UnusualQuestion>();
  /** The fields that the person must look at first; `among` limits it to those on screen. */
  const ask = (values: ClaimFormValues, among: (path: string) => boolean = () => true): string[] => {
    const open = unusualAnswers(values).filter(
      ({ path, text }) =>
        among(path) &&
        asked.current.get(path) !== text &&
        (stored === undefined || claimTextAt(stored, path).trim() !== text),
    );
    for (const { path, text } of open) asked.current.set(path, text);
    const paths = open.map(({ path }) => path);
    setQuestion((before) => (paths.length === 0 ? undefined : { paths, count: (before?.count ?? 0) + 1 }));
    return paths;
  };
  return { question, ask };
}

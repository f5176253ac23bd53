import { bankTypeLabels, relationshipLabels, yesNoLabels } from './claim-words';

const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'contactDetails.relationship': relationshipLabels,
  'legalDetails.australianCitizen': yesNoLabels,
  'bankDetails.bankType': bankTypeLabels,
};

/** The values and words of a claim field that is chosen, not typed; undefined for the others. */
export function claimChoices(path: string): readonly (readonly [string, string])[] | undefined {
  const words = choices[path];
  return words && Object.entries(words);
}

/** A claim field's value as people read it: the words of a choice, a text as it is, '' for none. */
export function claimValueWords(path: string, value: string): string {
  return choices[path]?.[value] ?? value;
}

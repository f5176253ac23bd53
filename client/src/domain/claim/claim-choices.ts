import { bankTypeLabels, relationshipLabels, yesNoLabels } from './claim-words';

const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'contactDetails.relationship': relationshipLabels,
  'legalDetails.australianCitizen': yesNoLabels,
  'bankDetails.bankType': bankTypeLabels,
};

/** The values and labels of a claim field with fixed choices; undefined for other fields. */
export function claimChoices(path: string): readonly (readonly [string, string])[] | undefined {
  const words = choices[path];
  return words && Object.entries(words);
}

/** A claim field's displayed value: the label of a choice, other text unchanged, '' when empty. */
export function claimValueWords(path: string, value: string): string {
  return choices[path]?.[value] ?? value;
}

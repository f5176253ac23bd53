import type { ChosenPath } from '@rules/claim-catalogue.js';
import { bankTypeLabels, relationshipLabels, yesNoLabels } from './claim-words';

type Words = Readonly<Record<string, string>>;

const words: Readonly<Record<ChosenPath, Words>> = {
  'contactDetails.relationship': relationshipLabels,
  'legalDetails.australianCitizen': yesNoLabels,
  'bankDetails.bankType': bankTypeLabels,
};
const choices: Readonly<Record<string, Words>> = words;

/** The values and words of a claim field that is chosen, not typed; undefined for the others. */
export function claimChoices(path: string): readonly (readonly [string, string])[] | undefined {
  const choice = choices[path];
  return choice && Object.entries(choice);
}

/** A claim field's value as people read it: the words of a choice, a text as it is, '' for none. */
export function claimValueWords(path: string, value: string): string {
  return choices[path]?.[value] ?? value;
}

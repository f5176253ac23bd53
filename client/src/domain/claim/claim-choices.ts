import type { ChosenPath } from '@rules/claim-catalogue.js';
import { bankTypeLabels, relationshipLabels, yesNoLabels } from './claim-labels';

type Words = Readonly<Record<string, string>>;

const words: Readonly<Record<ChosenPath, Words>> = {
  'contactDetails.relationship': relationshipLabels,
  'legalDetails.australianCitizen': yesNoLabels,
  'bankDetails.bankType': bankTypeLabels,
};
const choices: Readonly<Record<string, Words>> = words;

/** The values and labels of a claim field with fixed choices; undefined for other fields. */
export function claimChoices(path: string): readonly (readonly [string, string])[] | undefined {
  const choice = choices[path];
  return choice && Object.entries(choice);
}

/** A claim field's displayed value: the label of a choice, other text unchanged, '' when empty. */
export function claimValueText(path: string, value: string): string {
  return choices[path]?.[value] ?? value;
}

import { object, string } from 'yup';
import { t } from './text.js';
import { cleanText, textError } from './text-values.js';

/** The maximum length of a message in a thread and of a reason for a decision, in characters. */
export const AMENDMENT_MAX_LENGTH = 4_000;
export const REASON_MAX_LENGTH = 2_000;

/**
 * Invisible marks that text copied from chats and web pages contains; they are removed, so that the user need not find
 * them.
 */
const PASTED_MARKS = /[\u061c\u200b\u200e\u200f\ufeff]/g;

/**
 * A text as stored: line ends normalised to LF, without invisible marks, trimmed. A text of only invisible characters
 * becomes empty.
 */
export function cleanMessage(text: string): string {
  return cleanText(text.replace(/\r\n?/g, '\n').replace(PASTED_MARKS, ''));
}

/**
 * A text of a message: cleaned, of a maximum length, without characters that cannot be stored.
 * @param lines whether it may have more than one line
 */
export const words = (name: string, most: number, lines = true) =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? cleanMessage(value) : value))
    .default('')
    .max(
      most,
      t('{name} can have at most {most, number} characters', {
        name,
        most,
      }),
    )
    .test(
      'fit',
      t('{name} contains characters that cannot be used', { name }),
      (value) => !textError(value, lines),
    );

/** A message of the thread about a claim (AMEND-3: sent only when non-empty). */
export const amendmentSchema = object({
  message: words(t('The message'), AMENDMENT_MAX_LENGTH).required(t('Write a message')),
});

/** An administrator's decision on a proposed change; declining requires a reason. */
export const decisionSchema = object({
  reason: words(t('The reason'), REASON_MAX_LENGTH).when('$accept', {
    is: false,
    then: (asked) => asked.required(t('Give a reason for declining')),
  }),
});

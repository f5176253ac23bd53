import type { tokenize } from 'numfmt';

/** A part of a number format's code. */
export type Token = ReturnType<typeof tokenize>[number];

/** The sections of a format that apply to numbers; the last section may apply to texts. */
export function sectionsOf(tokens: readonly Token[]): Token[][] {
  const sections: Token[][] = [[]];
  for (const token of tokens) {
    if (token.type === 'BREAK') sections.push([]);
    else sections[sections.length - 1]!.push(token);
  }
  const forTexts = sections.length > 1 && sections[sections.length - 1]!.some(({ type }) => type === 'TEXT');
  return sections.slice(0, forTexts ? Math.min(3, sections.length - 1) : 3);
}

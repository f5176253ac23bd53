import { getFormatDateInfo, tokenize } from 'numfmt';
import { sectionsOf } from './format-sections.js';

/** A day of the month; `ddd` and `dddd` are days of the week. */
const DAY_OF_MONTH = /^dd?$/i;

/** Whether a format displays a complete date: day of the month, month and year, in any form. */
export function showsWholeDay(code: string): boolean {
  const sections = sectionsOf(tokenize(code));
  const hasConditions = sections.some((section) => section.some(({ type }) => type === 'CONDITION'));
  // Dates are above 0, to which the first section applies unless conditions say otherwise.
  return (hasConditions ? sections : sections.slice(0, 1)).every((section) => {
    const { month, year } = getFormatDateInfo(section.map(({ raw }) => raw).join(''));
    return month && year && section.some(({ type, raw }) => type === 'DATETIME' && DAY_OF_MONTH.test(raw));
  });
}

const JULY = 7;

/** The Australian financial year of a day: from 1 July to 30 June, written `2026-27`. @param day yyyy-MM-dd */
export function financialYearOf(day: string): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  const begun = month >= JULY ? year : year - 1;
  return `${begun}-${String((begun + 1) % 100).padStart(2, '0')}`;
}

/** What brokers call the column of the ticker code; of several in one table the one named first here is used. */
const NAMES = [
  'symbol',
  'ticker',
  'ticker code',
  'asx code',
  'stock code',
  'security code',
  'share code',
  'instrument code',
  'code',
  'security',
  'stock',
  'instrument',
];
const CODE = /^[A-Z0-9]{1,6}$/;
const IN_BRACKETS = /\(([^()]{1,40})\)/g;

/** A share's ticker code without its exchange: `CVE.ASX` and `ASX: cve` become `CVE`; undefined for other text. */
export function readCode(text: string): string | undefined {
  const code = text
    .trim()
    .toUpperCase()
    .replace(/^(?:X?ASX|NYSE|NASDAQ): ?/, '')
    .replace(/\.(?:X?ASX|AX|AU)$/, '');
  return CODE.test(code) ? code : undefined;
}

/** The ticker code in a scheme's name of the share: CVE of 'Corvane Engineering Limited (CVE)'. */
export function codeOfShare(shareName: string): string | undefined {
  for (const [, words] of shareName.matchAll(IN_BRACKETS)) {
    const code = readCode(words!);
    if (code !== undefined && /[A-Z]/.test(words!)) return code;
  }
  return undefined;
}

/** The column that has the ticker codes of a statement; undefined when there is none. */
export function codeColumnOf(
  header: readonly string[] | undefined,
  lines: readonly string[][],
): number | undefined {
  if (!header) return undefined;
  const names = header.map((cell) =>
    cell
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  );
  return NAMES.map((name) => names.indexOf(name)).find(
    (column) => column >= 0 && lines.some((line) => readCode(line[column] ?? '') !== undefined),
  );
}

/** How many lines each ticker code has, the most frequent first. */
export function countCodes(lines: readonly string[][], column: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const code = readCode(line[column] ?? '');
    if (code !== undefined) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return new Map([...counts].sort(([, one], [, other]) => other - one));
}

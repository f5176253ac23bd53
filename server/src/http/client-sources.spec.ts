import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CLIENT = fileURLToPath(new URL('../../../client/src/', import.meta.url));
const TESTS = /\.test\.tsx?$|^test-support\//;

/** The client's source files without tests, from all folders or from the given one. */
const sources = (folder = '') =>
  readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.startsWith(folder) && /\.tsx?$/.test(file) && !TESTS.test(file))
    .map((file) => ({ file, text: readFileSync(join(CLIENT, file), 'utf8') }));

/** The lines that match a pattern. */
const linesWith = (pattern: RegExp, folder?: string) =>
  sources(folder).flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

it('the client uses the REST API only for the bytes of files, and GraphQL for everything else (GRAPHQL-1)', () => {
  const paths = sources().flatMap(({ text }) => text.match(/(?<=['"`])\/api\b[^'"`\s]*/g) ?? []);
  // Without what a query adds.
  expect([...new Set(paths.map((path) => path.replace(/\$\{(query|numbers)[^]*/, '')))].sort()).toEqual([
    '/api/assessment-notice/${encodeURIComponent(submissionId)}/upload',
    '/api/attachments/${encodeURIComponent(submissionId)}/upload',
    '/api/import/assessment-notices',
    '/api/import/day-prices',
    '/api/import/returns',
    '/api/import/settlement-records',
    '/api/import/settlement-records/trade',
    '/api/import/templates/day-prices',
    '/api/import/templates/settlement-records',
    '/api/import/templates/trades',
    '/api/published/distribution',
    '/api/published/distribution/lines',
    '/api/rules/${rulesNumber}',
  ]);
});

it('the client contains GraphQL only in the files from which its hooks are generated (GRAPHQL-2)', () => {
  const handWritten = /\bgql\b|['"`](?:query|mutation|subscription)\b ?\w*[ ({]/;
  expect(linesWith(handWritten).filter((line) => !line.startsWith('generated/'))).toEqual([]);
});

it('the client never inserts text as HTML or executes it (SECURITY-2)', () => {
  const made =
    /dangerouslySetInnerHTML|\beval\(|new Function\(|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write/;
  expect(linesWith(made)).toEqual([]);
});

it('the client creates blob URLs in one place, with a type that no browser executes (SECURITY-12)', () => {
  expect(linesWith(/createObjectURL|readAsDataURL/)).toEqual([
    expect.stringMatching(/^lib\/save-file\.ts: .*new Blob\(\[content\], \{ type \}\)/),
  ]);
  expect(linesWith(/^ +type: '.*\//)).toEqual([
    expect.stringMatching(/^lib\/save-file\.ts: type: 'text\/csv' \| 'text\/plain' \| 'application\/json',$/),
  ]);
});

it.each(['features/', 'app/', 'domain/'])(
  'nothing in %s uses a colour, font or text size outside the theme (UX-3)',
  (folder) => {
    expect(linesWith(/['"`]#[\da-f]{3,8}['"`]|\b(?:rgba?|hsla?|oklch)\(|fontFamily/i, folder)).toEqual([]);
    // Print sizes are in points.
    const sizeOfItsOwn = /fontSize(?:: |=\{?)['"`](?!(?:sm|md|lg|xl|2xl|3xl|\d+pt)['"`])/;
    expect(linesWith(sizeOfItsOwn, folder)).toEqual([]);
  },
);

it('the client has one variable font, which it contains itself (UX-2)', () => {
  const css = readFileSync(join(CLIENT, 'components/theme/fonts.css'), 'utf8');
  const families = new Set([...css.matchAll(/font-family: ([^;]+);/g)].map(([, family]) => family));
  expect([...families]).toEqual(["'Inter Variable'"]);
  const addresses = [...css.matchAll(/url\('([^']+)'\)/g)].map(([, url]) => url);
  expect(addresses.filter((url) => !url!.startsWith('@'))).toEqual([]);
  expect(addresses.length).toBeGreaterThan(0);
});

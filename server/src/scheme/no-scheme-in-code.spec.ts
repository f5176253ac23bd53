import { readdirSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultScheme } from './default-scheme.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** The default scheme, its demo data, and code that only tests use. */
const LEFT_OUT = /(default-scheme\.ts|\.(spec|test)\.tsx?)$|\/(demo|test-support|generated|dist)\//;
const COMMENTS = /\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm;

const { titles, tradePeriod, removedClaims, ...rest } = defaultScheme;
const days = [rest.openingBalanceDate, tradePeriod.start, tradePeriod.end, rest.courtOrderDate];
const written = (day: string, month: 'short' | 'long') =>
  new Intl.DateTimeFormat('en-GB', { day: '2-digit', month, year: 'numeric', timeZone: 'UTC' })
    .format(new Date(day))
    .replace(/^0/, '');

/** Words and dates that belong to the default scheme only (SCHEME-2), in every spelling. */
const WORDS = [
  ...Object.values(titles),
  rest.contactEmail,
  rest.supportEmail,
  rest.privacyUrl,
  rest.copyright,
  rest.shareName,
  rest.shareName.split(' ')[0]!,
  removedClaims.message,
  ...removedClaims.sids,
  ...[...days, removedClaims.date].flatMap((day) => [
    day,
    written(day, 'long'),
    written(day, 'short').replaceAll(' ', '-'),
  ]),
];

it('the code contains nothing of the default scheme (SCHEME-2)', () => {
  const found = ['server/src', 'client/src'].flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|css|html|graphql)$/.test(entry.name))
      .map((entry) => relative(ROOT, `${entry.parentPath}/${entry.name}`).split(sep).join('/'))
      .filter((file) => !LEFT_OUT.test(file))
      .flatMap((file) => {
        const code = readFileSync(ROOT + file, 'utf8').replace(COMMENTS, '');
        return WORDS.filter((word) => code.includes(word)).map((word) => `${file}: ${word}`);
      }),
  );
  expect(found).toEqual([]);
});

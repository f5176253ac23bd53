import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OWN_AND_CHAKRAS } from '../scripts/lib/own-components.mjs';
import { NAMING_FILES } from './chunk-by-audience.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const filesBelow = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);
const FILES = [...filesBelow('client/src'), ...filesBelow('server/src/rules')].filter(
  (file) => !/\.(?:test|spec)\./.test(file),
);

/** The patterns that one with alternatives stands for, those within groups too. */
function alternativesOf(source: string): string[] {
  const ends: string[][] = [[]];
  let known = [''];
  for (let index = 0; index < source.length; index += 1) {
    const character = source[index]!;
    if (character === '(') {
      const close = closingOf(source, index);
      const inner = alternativesOf(source.slice(index + 1, close).replace(/^\?:/, ''));
      known = known.flatMap((start) => inner.map((one) => start + one));
      index = close;
    } else if (character === '|') {
      ends.push(known);
      known = [''];
    } else {
      const length = character === '\\' ? 2 : character === '[' ? source.indexOf(']', index) - index + 1 : 1;
      known = known.map((start) => start + source.slice(index, index + length));
      index += length - 1;
    }
  }
  return [...ends.flat(), ...known];
}

function closingOf(source: string, open: number): number {
  let depth = 0;
  for (let index = open; index < source.length; index += 1) {
    if (source[index] === '(') depth += 1;
    if (source[index] === ')' && (depth -= 1) === 0) return index;
  }
  throw new Error(`${source} has no end`);
}

describe('what names files of the client in another place follows them when they are renamed', () => {
  it('takes a pattern apart', () =>
    expect(alternativesOf('a/(b|c-(d|e))\\.tsx?$|[f-h]+')).toEqual([
      'a/b\\.tsx?$',
      'a/c-d\\.tsx?$',
      'a/c-e\\.tsx?$',
      '[f-h]+',
    ]));

  it.each(NAMING_FILES.flatMap(({ source }) => alternativesOf(source)))(
    'the grouping by audience finds a file for %s (UX-26)',
    (alternative) => {
      const pattern = new RegExp(alternative);
      expect(FILES.filter((file) => pattern.test(file))).not.toEqual([]);
    },
  );

  const own = Object.entries(OWN_AND_CHAKRAS).flatMap(([component, { ours }]) =>
    [...ours.matchAll(/export \{ (.*) \} from '\.\/(.*)'/g)].map(([, names, path]) => ({
      component,
      path: path!,
      names: names!.split(', '),
    })),
  );

  it.each(own)('the measured $component is exported by $path', ({ path, names }) => {
    const file = ['ts', 'tsx'].map((end) => join(root, 'client/src', `${path}.${end}`)).find(existsSync);
    const source = file === undefined ? '' : readFileSync(file, 'utf8');
    for (const name of names) expect(source).toMatch(new RegExp(`export (?:function|const) ${name}\\b`));
  });

  it('the measured components are all of them', () =>
    expect(new Set(own.map(({ component }) => component)).size).toBe(Object.keys(OWN_AND_CHAKRAS).length));
});

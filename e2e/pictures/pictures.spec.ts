import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { PICTURES } from './camera.js';
import { LARGEST_FILE } from './story.js';
import { SCENES } from './stories.js';

const ROOT = join(PICTURES, '../..');

/** All documents of the project, with the pictures they show as absolute paths. */
async function shownPictures(): Promise<{ document: string; picture: string; alt: string }[]> {
  const inDocs = await readdir(join(ROOT, 'docs'), { recursive: true });
  const documents = [
    ...(await readdir(ROOT)).map((name) => join(ROOT, name)),
    ...inDocs.map((name) => join(ROOT, 'docs', name)),
  ].filter((path) => path.endsWith('.md'));
  const shown = await Promise.all(
    documents.map(async (document) =>
      [...(await readFile(document, 'utf8')).matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)].map(([, alt, path]) => ({
        document: relative(ROOT, document),
        picture: resolve(dirname(document), path!),
        alt: alt!,
      })),
    ),
  );
  return shown.flat();
}

const files = async () =>
  (await readdir(PICTURES)).map((name) => join(PICTURES, name)).sort((a, b) => a.localeCompare(b));

const unique = (paths: string[]) => [...new Set(paths)].sort((a, b) => a.localeCompare(b));

it('a document shows every picture of docs/pictures, and no picture that is not there (OPS-20)', async () => {
  const shown = await shownPictures();
  expect(shown.length).toBeGreaterThan(15);
  expect(unique(shown.map(({ picture }) => picture))).toEqual(await files());
});

it('the command takes every picture of docs/pictures, once (OPS-20)', async () => {
  const taken = SCENES.flatMap(({ stories }) => stories)
    .flatMap(({ pictures }) => pictures)
    .map(({ file }) => join(PICTURES, `${file}.png`));
  expect(taken.sort((a, b) => a.localeCompare(b))).toEqual(await files());
});

it('a picture is described for those who cannot see it, and is small (OPS-20)', async () => {
  const shown = await shownPictures();
  expect(shown.filter(({ alt }) => alt.length < 10)).toEqual([]);
  const large: string[] = [];
  for (const file of await files()) if ((await stat(file)).size > LARGEST_FILE) large.push(file);
  expect(large).toEqual([]);
});

// Fails on what a document names and the repository does not have: linked pages and headings, paths of files, npm scripts;
// on a word that readers do not use as we might, on a setting that no page for operators names, a drill or a REST path that README.md does not list, a table that is not in the data model, a text in bold that no screen has,
// and a Docker image with another Node than the tested one.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { ODD_WORDS } from './lib/no-odd-words.mjs';
import { root } from './lib/root.mjs';

/** What was true of an earlier version: records of decisions name what was tried, the changelog what was there. */
const OF_THEN = /^(?:CHANGELOG\.md$|docs\/decisions\/0)/;
/** Where the words to avoid are named. */
const ABOUT_WORDS = /^(?:docs\/glossary\.md$|docs\/decisions\/|CHANGELOG\.md$)/;
/** What a document quotes or names rather than says: code, what a screen has, headings that are linked, single words. */
const NOT_SAID = /^```[\s\S]+?^```$|`[^`\n]+`|\*\*[^*]+\*\*|^#.*$|(?:\[[\w-]+)?\]\([^()\s]+\)|'\w+'/gm;
const LINK = /\]\(([^()\s]+)\)/g;
const CODE = /`([^`\n]+)`/g;
/** A path, or the name of a file, of a kind that the repository has; perhaps with a line or a function after it. */
const FILE = /^(?:\.\/)?([\w@.-]+(?:\/[\w@.-]+)*\.(?:tsx?|mjs|md|graphql|css|html|sh|po))(?:[:#].*)?$/;
const FOLDER = /^((?:[\w@-]+\/)+)$/;
const SCRIPT = /npm run ([\w:-]+)/g;
/** Examples, and what a build or a start makes. */
const MADE = /^(?:bill\.html|verify\.(?:html|mjs)|postgres\/|node_modules\/|(?:.*\/)?(?:dist|bundle)\/.*)$/;

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file && existsSync(join(root, file)));
const scripts = new Set(
  files
    .filter((file) => /(?:^|\/)package\.json$/.test(file))
    .flatMap((file) => Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8')).scripts ?? {})),
);
const texts = new Map(
  files.filter((file) => file.endsWith('.md')).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
);
const errors = [];

/** Whether a file or folder has this path, or ends with it: pages name files within the folder they are about. */
const exists = (path) =>
  files.some(
    (file) => `/${file}`.endsWith(`/${path}`) || `/${file}`.includes(`/${path.replace(/\/?$/, '/')}`),
  );

/** The ids that a page gives its headings, as GitHub writes them. */
const headings = (page) =>
  new Set(
    [...(texts.get(page) ?? '').matchAll(/^#+ (.+)$/gm)].map(([, words]) =>
      words
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

for (const [page, text] of texts) {
  const prose = text.replaceAll(/^```[\s\S]+?^```$/gm, '');
  for (const [, target] of prose.matchAll(LINK)) {
    if (/^(?:[a-z]+:|\/)/.test(target)) continue;
    const [path, anchor] = target.split('#');
    const linked = path === '' ? page : normalize(join(dirname(page), decodeURI(path)));
    if (!existsSync(join(root, linked))) errors.push(`${page}: ${target} does not exist`);
    else if (anchor && linked.endsWith('.md') && !headings(linked).has(anchor))
      errors.push(`${page}: ${linked} has no heading #${anchor}`);
  }
  for (const [, script] of text.matchAll(SCRIPT))
    if (!scripts.has(script)) errors.push(`${page}: there is no script ${script}`);
  if (OF_THEN.test(page)) continue;
  for (const [, code] of prose.matchAll(CODE)) {
    const path = (FILE.exec(code) ?? FOLDER.exec(code))?.[1];
    if (path && !MADE.test(path) && !exists(path)) errors.push(`${page}: ${path} does not exist`);
  }
}

for (const [page, text] of texts) {
  if (ABOUT_WORDS.test(page)) continue;
  const said = text.replaceAll(NOT_SAID, (quoted) => quoted.replaceAll(/[^\n]/g, ' '));
  for (const [pattern, better] of ODD_WORDS)
    for (const { 0: word, index } of said.matchAll(new RegExp(pattern, 'gi'))) {
      const line = said.slice(0, index).split('\n').length;
      errors.push(`${page}:${line}: readers do not use “${word}” like this; write ${better}`);
    }
}

// Whoever installs the product finds each setting in README.md or in the page for operators.
const forOperators = `${texts.get('README.md')} ${texts.get('docs/operations.md')}`;
const settings = readFileSync(join(root, 'server/src/config/env.ts'), 'utf8').matchAll(
  /^ {2}([A-Z][A-Z_]+): z/gm,
);
const unknown = [...settings].map(([, name]) => name).filter((name) => !forOperators.includes(`\`${name}\``));
for (const name of unknown) errors.push(`README.md: the setting ${name} is missing`);

// README.md lists every drill.
for (const [, drill] of files.join('\n').matchAll(/^drills\/([\w-]+)\.mjs$/gm))
  if (!texts.get('README.md').includes(`npm run drill -- ${drill} `))
    errors.push(`README.md: the drill ${drill} is missing`);

// And every path of the REST API, as the test of permissions has them; a row may shorten all but its first path.
const rows = [...texts.get('README.md').matchAll(/^\| (`.*?) \|/gm)].map(([, cell]) => {
  const codes = [...cell.matchAll(CODE)].map(([, code]) => code);
  const full = codes.map((code) => /\/api\/[^?]*[^?/]/.exec(code)?.[0]).filter(Boolean);
  const above = full.flatMap((path) => [...path.matchAll(/\/|$/g)].map(({ index }) => path.slice(0, index)));
  const short = codes.filter((code) => code.startsWith('/'));
  return { codes, paths: [...full, ...above.flatMap((path) => short.map((end) => path + end))] };
});
const routes = readFileSync(join(root, 'server/test/authz/needs.ts'), 'utf8');
for (const [, route, method, path] of routes.matchAll(/'((GET|POST|PUT|PATCH|DELETE) (\/api\/[^']+))'/g)) {
  const shown = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
  const isListed = ({ codes, paths }) =>
    codes.some((code) => code.split(' ')[0] === method) && paths.some((listed) => shown.test(listed));
  if (!rows.some(isListed)) errors.push(`README.md: ${route} is missing`);
}

// Whoever looks for a table finds it in the data model.
const model = texts.get('docs/architecture/data-model.md');
for (const file of files.filter((name) => /^server\/src\/.*\.entity\.ts$/.test(name)))
  for (const [, table] of readFileSync(join(root, file), 'utf8').matchAll(/@Entity\('(\w+)'\)/g))
    if (!model.includes(`\`${table}\``))
      errors.push(`docs/architecture/data-model.md: the table ${table} is missing`);

/** What these pages have in bold is on a screen, and is written as there. */
const ABOUT_SCREENS = ['docs/guides/administrator.md', 'docs/guides/member.md', 'docs/assessment.md'];
const BOLD = /\*\*([^*]+)\*\*/g;

/** The sentences of the screens, and the links within them. */
const onScreen = new Set(
  [...readFileSync(join(root, 'locales/en.po'), 'utf8').matchAll(/^msgid ((?:".*"\n)+)/gm)].flatMap(
    ([, lines]) => {
      const sentence = [...lines.matchAll(/"(.*)"/g)].map(([, part]) => part.replaceAll('\\"', '"')).join('');
      const links = [...sentence.matchAll(/<(\d+)>(.*?)<\/\1>/g)].map(([, , link]) => link);
      return [
        sentence.replaceAll(/<\d+>.*?<\/\d+>/g, '').trim(),
        sentence.replaceAll(/<\/?\d+\/?>/g, ''),
        ...links,
      ];
    },
  ),
);
for (const page of ABOUT_SCREENS)
  for (const [, bold] of texts.get(page).matchAll(BOLD)) {
    const text = bold.replaceAll(/\s+/g, ' ');
    if (!onScreen.has(text)) errors.push(`${page}: no screen has the text ${text}`);
  }

// The image runs the Node that everything is tested with.
const tested = readFileSync(join(root, '.nvmrc'), 'utf8').trim();
for (const [, used] of readFileSync(join(root, 'Dockerfile'), 'utf8').matchAll(/^FROM node:(\d+)/gm))
  if (used !== tested) errors.push(`Dockerfile: Node ${used} is not the Node ${tested} of .nvmrc`);

for (const error of errors) console.error(error);
if (errors.length > 0) process.exitCode = 1;

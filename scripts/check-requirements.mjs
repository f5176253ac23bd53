import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/root.mjs';

const FOLDER = 'docs/requirements/';
const DEFINITION = /^- \*\*([A-Z]{2,}-\d+)\*\* /;
/** Files that may cite ids: sources, tests, documents and configuration, except generated files and data. */
const CITING = /\.(?:[cm]?[jt]sx?|md|graphql|css|html|json|ya?ml)$|^\.ci\/run$/;
const LEFT_OUT = /^package-lock\.json$|\/generated\/|^(?:docs\/samples|vectors)\/.*\.json$/;
/**
 * Files that prove a requirement: tests, and, for requirements that take hours or are measured, the drills, the bench
 * and `npm test` itself.
 */
const TEST = /\.(?:spec|test|e2e-spec)\.tsx?$/;
const PROOF = new RegExp(`${TEST.source}|^(?:bench|drills)\\/|^scripts\\/test\\.mjs$`);
/** A comment, which proves nothing in a test: only a title says what was checked. */
const COMMENT = /^\s*(?:\/?\*|\/\/)/;

/** The ids at the end of a test's title: of any prefix, which may be mistyped. */
const TITLE_END = /\(([A-Z]{2,}-\d+(?:, [A-Z]{2,}-\d+)*)\)['"`]/g;

/** The numbered lines of a file. */
function linesOf(file) {
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .map((text, at) => ({ file, line: at + 1, text }));
}

/** The existing files of the repository, including new ones that are not added to git yet. */
function filesOfRepository() {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  return listed.split('\0').filter((file) => file && existsSync(join(root, file)));
}

/** The requirements by id, and an error for each id that is defined twice. */
function definitions(documents) {
  const requirements = new Map();
  const errors = [];
  for (const { file, line, text } of documents.flatMap(linesOf)) {
    const id = DEFINITION.exec(text)?.[1];
    if (id === undefined) continue;
    const first = requirements.get(id);
    if (first) errors.push(`${file}:${line}: ${id} is defined already in ${first.file}:${first.line}`);
    else requirements.set(id, { file, line, text: text.replace(DEFINITION, '') });
  }
  return { requirements, errors };
}

/** The citations of ids with the known prefixes. */
function citations(cited, prefixes) {
  const pattern = new RegExp(`(?<![\\w-])(?:${[...prefixes].join('|')})-\\d+(?![\\w-])`, 'g');
  return cited.flatMap(linesOf).flatMap(({ file, line, text }) =>
    (text.match(pattern) ?? []).map((id) => ({
      file,
      line,
      id,
      proves: PROOF.test(file) && !(TEST.test(file) && COMMENT.test(text)),
    })),
  );
}

/** The ids at the ends of test titles. */
function idsOfTitles(tests) {
  return tests
    .flatMap(linesOf)
    .flatMap(({ file, line, text }) =>
      [...text.matchAll(TITLE_END)].flatMap(([, ids]) => ids.split(', ').map((id) => ({ file, line, id }))),
    );
}

const files = filesOfRepository();
const { requirements, errors } = definitions(
  files.filter((file) => file.startsWith(FOLDER) && file.endsWith('.md')),
);
if (requirements.size === 0) errors.push(`${FOLDER}: no requirement is defined`);
const prefixes = new Set([...requirements.keys()].map((id) => id.replace(/-\d+$/, '')));
const found = citations(
  files.filter((file) => CITING.test(file) && !LEFT_OUT.test(file)),
  prefixes,
);
for (const { file, line, id } of idsOfTitles(files.filter((file) => PROOF.test(file))))
  if (!prefixes.has(id.replace(/-\d+$/, ''))) errors.push(`${file}:${line}: ${id} is not a requirement`);
for (const { file, line, id } of found)
  if (!requirements.has(id)) errors.push(`${file}:${line}: ${id} is not a requirement`);

const proven = new Set(found.filter(({ proves }) => proves).map(({ id }) => id));
for (const [id, { file, line, text }] of requirements)
  if (!proven.has(id) && !text.startsWith('Withdrawn.'))
    errors.push(`${file}:${line}: ${id} is cited by no test, drill or bench`);

for (const error of errors) console.error(error);
if (errors.length > 0) process.exitCode = 1;

import crypto from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { basename } from 'node:path';
import { checkFiles, type ChosenFile } from './rules/proof/check-files.js';
import { t } from './rules/text.js';

// verify.mjs: checks a published distribution without the portal, with Node.js alone (VERIFY-6).

const paths = process.argv.slice(2);
/** What ends the command: all holds, something does not, files are missing. */
const ENDS = { HOLDS: 0, FAILS: 1, INCOMPLETE: 2 } as const;
// Node.js has it since 20.12; made for each line, the object of `createHash` takes most of the time.
const { hash } = crypto as Partial<typeof crypto>;
const MARKS = { HOLDS: '✓', FAILS: '✗', NOTE: '·' } as const;

function chosenFile(path: string): ChosenFile {
  return {
    name: basename(path),
    size: statSync(path).size,
    pieces: () => createReadStream(path, { highWaterMark: 1 << 18 }),
  };
}

function sha256(bytes: Uint8Array): Uint8Array {
  return hash
    ? Buffer.from(hash('sha256', bytes, 'binary'), 'binary')
    : crypto.createHash('sha256').update(bytes).digest();
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

if (paths.length === 0) {
  print(t('Usage: node verify.mjs published-distribution.json FILE …'));
  print(t('FILE is a line with its proof (JSON) or the published lines (CSV).'));
  process.exitCode = ENDS.INCOMPLETE;
} else {
  try {
    const { says, files } = await checkFiles(paths.map(chosenFile), sha256);
    for (const { name, findings } of files) {
      print(name);
      for (const finding of findings) print(`  ${MARKS[finding.says]} ${finding.text}`);
    }
    print(
      {
        HOLDS: t('Everything that was checked holds.'),
        FAILS: t('Not everything holds.'),
        INCOMPLETE: t('Not everything is here yet. Choose the published result, and a line or all lines.'),
      }[says],
    );
    process.exitCode = ENDS[says];
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    process.exitCode = ENDS.INCOMPLETE;
  }
}

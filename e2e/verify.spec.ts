import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { LINES_HEAD } from '../server/src/rules/proof/lines-file.js';
import { linesText, publishedSample } from '../vectors/published-samples.js';
import { vectorsOf } from '../vectors/vector-file.js';
import { look } from './look.js';
import { Portal } from './portal.js';

const root = join(import.meta.dirname, '..');
const PAGE = pathToFileURL(join(root, 'client/dist/verify.html')).href;
const COMMAND = join(root, 'client/dist/verify.mjs');

type Sums = Record<'loss' | 'principal' | 'interest', string>;
interface TreeVector {
  id: string;
  kind: string;
  runId: string;
  lines: (Sums & { sid: string; salt: string })[];
  expected: {
    count: number;
    root: Sums & { hash: string };
    seal: string;
    leaves: (Sums & { commitment: string })[];
    proofs: Record<string, (Sums & { side: string; hash: string })[]>;
  };
}

/** The files of a vector: the published result, all lines, and each member's own. */
function filesOf({ runId, lines, expected }: TreeVector): Record<string, string> {
  const { count, seal, leaves, proofs } = expected;
  const { hash, ...sums } = expected.root;
  const residue = { residuePrincipal: '0.00', residueInterest: '0.00' };
  const published = { format: 'prorata-published/1', runId, count, ...sums, ...residue, root: hash, seal };
  const rows = leaves.map((leaf) =>
    [leaf.commitment, leaf.loss, leaf.principal, leaf.interest, 'SHARED'].join(),
  );
  const files: Record<string, string> = {
    'published.json': JSON.stringify(published),
    'lines.csv': [LINES_HEAD, ...rows, ''].join('\n'),
  };
  for (const { salt, ...line } of lines) {
    const cents = BigInt(line.principal.replace('.', '')) + BigInt(line.interest.replace('.', ''));
    const payment = String(cents).replace(/(..)$/, '.$1');
    files[`${line.sid}.json`] = JSON.stringify({
      format: 'prorata-proof/1',
      runId,
      line: { ...line, payment, withheld: '0.00', net: payment, state: 'SHARED' },
      salt,
      steps: proofs[line.sid],
    });
  }
  return files;
}

const vectors = (vectorsOf(join(root, 'vectors')) as unknown as TreeVector[]).filter(
  ({ kind }) => kind === 'MERKLE',
);

const sample = publishedSample(
  Array.from({ length: 40 }, (_, at) => ({
    sid: String(1_000 + at),
    loss: BigInt(at * at * 1_313 + 7),
    taxClass: 'RESIDENT_QUOTED' as const,
  })),
  {
    settlementSum: '9000.00',
    interest: '123.45',
    steps: [{ name: 'Costs', from: 'PRINCIPAL', amount: '1000.00' }],
  },
  { minimumPayment: { amount: '5.00', treatment: 'DROP', sequence: 'SMALLEST_FIRST' }, neverAboveLoss: true },
);
const published = { name: 'published.json', content: JSON.stringify(sample.published) };
const proof = { name: 'my-line.json', content: JSON.stringify(sample.proofs['1030']) };
const lines = (rows: readonly string[]) => ({ name: 'lines.csv', content: linesText(rows) });

const choose = (page: Page, files: { name: string; content: string }[]) =>
  page
    .getByLabel('Choose the files')
    .setInputFiles(
      files.map(({ name, content }) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })),
    );

describe('checking a distribution without the portal', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await Portal.open();
  });
  afterAll(() => portal.close());

  it('by the page from disk, without a connection: every known answer holds (VERIFY-1, VERIFY-6)', async () => {
    const { page, context, problems } = await portal.visitor(1440, 900);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await context.setOffline(true);
    await page.goto(PAGE);
    expect(vectors.length).toBeGreaterThan(2);
    for (const vector of vectors) {
      const files = Object.entries(filesOf(vector)).map(([name, content]) => ({ name, content }));
      await choose(page, files);
      await page.getByText('Everything that was checked holds.').waitFor();
      expect(await page.getByText(/^The line of claim \d+ is one of the/).count()).toBe(vector.lines.length);
      await page.getByRole('button', { name: 'Start again' }).click();
    }
    expect(await page.getByRole('link').count()).toBe(0);
    expect(asked.filter((url) => !url.startsWith('data:'))).toEqual([PAGE]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('by the served page, by keyboard, with what is wrong named and all of it accessible (VERIFY-2, VERIFY-4, VERIFY-6)', async () => {
    const { page, context, problems } = await portal.visitor(360, 740);
    const answer = await page.goto('/verify');
    const policy = answer!.headers()['content-security-policy']!;
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[\w+/=]+'; style-src 'sha256-[\w+/=]+';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|'self'/);
    await page.getByRole('link', { name: 'Save this page' }).waitFor();
    await look(page, 'verify-begin');

    await choose(page, [proof]);
    await page.getByText('Choose the published result too: this file is checked against it.').waitFor();
    await choose(page, [published, lines(sample.rows)]);
    await page.getByText('Everything that was checked holds.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Result');
    await look(page, 'verify-holds');

    const again = page.getByRole('button', { name: 'Start again' });
    await again.focus();
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Choose the files');
    await choose(page, [published, lines(sample.rows.toSpliced(3, 1)), { name: 'empty.json', content: '' }]);
    await page.getByText('1 line is missing: the file has 39 of 40.').waitFor();
    await page.getByText('This file is empty.').waitFor();
    expect(await page.getByText('Everything that was checked holds.').count()).toBe(0);
    await look(page, 'verify-fails');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('by the command that the portal serves, which ends with what it found (VERIFY-1, VERIFY-6)', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'prorata-verify-'));
    const run = (...files: string[]) =>
      new Promise<{ code: number; text: string }>((resolve) =>
        execFile(process.execPath, ['verify.mjs', ...files], { cwd: folder }, (error, text) =>
          resolve({ code: typeof error?.code === 'number' ? error.code : 0, text }),
        ),
      );
    const served = await (await fetch(`${portal.server.url}/verify.mjs`)).text();
    expect(served).toBe(await readFile(COMMAND, 'utf8'));
    await writeFile(join(folder, 'verify.mjs'), served);
    for (const vector of vectors) {
      const files = filesOf(vector);
      for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
      const { code, text } = await run(...Object.keys(files));
      expect(text).toContain('Everything that was checked holds.');
      expect(code).toBe(0);
    }
    const [first] = vectors;
    await writeFile(join(folder, 'lines.csv'), filesOf(vectors[1]!)['lines.csv']!);
    const other = await run('published.json', 'lines.csv');
    expect([other.code, other.text]).toEqual([
      1,
      expect.stringContaining('✗ The lines are not those under the seal'),
    ]);
    expect((await run(`${first!.lines[0]!.sid}.json`)).code).toBe(2);
    expect(await run()).toEqual({ code: 2, text: expect.stringContaining('Usage: node verify.mjs') });
    expect((await run('absent.json')).code).toBe(2);
    await rm(folder, { recursive: true });
  });
});

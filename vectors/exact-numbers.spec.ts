import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** Lints texts as if they were these files, in a process of its own: it loads the configuration as `npm run lint` does. */
const LINT = `
  import { ESLint } from 'eslint';
  const eslint = new ESLint();
  const found = [];
  for (const [filePath, text] of JSON.parse(process.argv[1])) {
    const [{ messages }] = await eslint.lintText(text, { filePath });
    found.push(messages.filter(({ ruleId }) => ruleId === 'no-restricted-syntax').map(({ line }) => line));
  }
  console.log(JSON.stringify(found));
`;

/** Each line is one that is refused. */
const FLOATS = [
  'export const a = Number(text);',
  'export const b = parseFloat(text);',
  'export const c = Number.parseInt(text, 10);',
  'export const d = Number.parseFloat(text);',
  'export const e = price.toFixed(2);',
  'export const f = price.toPrecision(4);',
  'export const g = +text;',
  'export const h = texts.map(Number);',
  'export const i = `SELECT sum(payment)::double precision FROM lines`;',
  'export const j = `SELECT payment::float8 FROM lines`;',
];
const COLUMNS = [
  "class Row { @Column('double precision') loss: number }",
  "class Row { @Column('real') loss: number }",
];
const UNSAFE = [
  "export const k = worker.once('error', reject);",
  "export const l = text.normalize('NFC');",
  'export const m = new pg.Client(url);',
  'export const n = db.createQueryRunner();',
];
const EXACT = [
  'export const a = BigInt(text);',
  'export const b = expect.any(Number);',
  'export const c = `the real price ${text}`.length;',
  'export const d = really(text);',
];

const SERVER = [
  'rules/assessment',
  'rules/distribution',
  'rules/proof',
  'assessments/engine',
  'assessments/notice/pdf',
  'rules-versions',
  'claim-decisions',
  'deadlines',
  'imports/day-prices',
  'distributions/engine',
  'payments/aba',
  'payments/pain/checking',
  'payment-runs',
  'tax',
  'unclaimed',
].map((folder) => `server/src/${folder}/sample.ts`);
const ELSEWHERE = [
  'vectors/sample.ts',
  'client/src/features/assessments/notice/sample.ts',
  'client/src/features/rules/sample.tsx',
  'client/src/features/distributions/line/sample.tsx',
  'client/src/features/payments/sample.tsx',
  'client/src/domain/trade/sample.ts',
];

const linesOf = (texts: readonly string[]) => texts.map((_, at) => at + 1);

function refused(samples: readonly (readonly [file: string, texts: readonly string[]])[]): number[][] {
  const given = samples.map(([file, texts]) => [join(ROOT, file), texts.join('\n')]);
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', LINT, JSON.stringify(given)], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return JSON.parse(output) as number[][];
}

it('lint refuses floats in each folder of money and shares, beside all that holds there anyway (ASSESS-2)', () => {
  const samples = [
    ...SERVER.map((file) => [file, [...FLOATS, ...COLUMNS, ...UNSAFE]] as const),
    ...ELSEWHERE.map((file) => [file, FLOATS] as const),
    ['server/src/submissions/sample.ts', UNSAFE] as const,
    ['development/src/demo/sample.ts', UNSAFE] as const,
  ];
  const found = refused([...samples, ['server/src/assessments/sample.ts', EXACT]]);
  expect(found.pop()).toEqual([]);
  expect(found.map((lines, at) => [samples[at]![0], lines])).toEqual(
    samples.map(([file, texts]) => [file, linesOf(texts)]),
  );
});

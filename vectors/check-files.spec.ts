import type { Fund, DistributionPlan } from '../server/src/rules/distribution/distribution-plan.js';
import { checkFiles, type ChosenFile } from '../server/src/rules/proof/check-files.js';
import { MOST_BYTES } from '../server/src/rules/proof/lines-file.js';
import {
  chosenFile,
  linesText,
  nodeSha256,
  publishedSample,
  type ProofDocument,
  type PublishedSample,
} from './published-samples.js';
import type { SharingClaim } from './shared-lines.js';

const FUND: Fund = {
  settlementSum: '1000.00',
  interest: '50.00',
  steps: [{ name: 'Costs', from: 'PRINCIPAL', amount: '100.00' }],
};
const PLAN: DistributionPlan = {
  minimumPayment: { amount: '5.00', treatment: 'DROP', sequence: 'SMALLEST_FIRST' },
  neverAboveLoss: true,
};
const claim = (sid: string, loss: bigint): SharingClaim => ({ sid, loss, taxClass: 'RESIDENT_QUOTED' });
const CLAIMS = [
  claim('11', 100_000n),
  claim('12', 50_000n),
  claim('13', 33_333n),
  claim('14', 20n),
  claim('15', 77_777n),
];

const sample = publishedSample(CLAIMS, FUND, PLAN);
const proof = sample.proofs['13']!;

const published = (changes: Record<string, unknown> = {}) =>
  chosenFile('published.json', JSON.stringify({ ...sample.published, ...changes }));
const proofFile = (document: ProofDocument) => chosenFile('proof.json', JSON.stringify(document));
const linesFile = (rows: readonly string[]) => chosenFile('lines.csv', linesText(rows), 77);

async function failuresOf(...files: ChosenFile[]): Promise<string[]> {
  const { says, files: found } = await checkFiles(files, nodeSha256);
  const failures = found.flatMap(({ findings }) => findings.filter(({ says }) => says === 'FAILS'));
  expect(says === 'FAILS').toBe(failures.length > 0);
  return failures.map(({ text }) => text);
}

const stepChanged = (at: number, change: Record<string, string>): ProofDocument => ({
  ...proof,
  steps: proof.steps.with(at, { ...proof.steps[at]!, ...change }),
});
const turnedSide = (at: number) => ({ side: proof.steps[at]!['side'] === 'L' ? 'R' : 'L' });
const digitChanged = (text: string) => (text.startsWith('0') ? '1' : '0') + text.slice(1);

describe('the check of a member’s file', () => {
  it('says what holds, and where the line stands (VERIFY-1, VERIFY-2)', async () => {
    const { says, files } = await checkFiles([proofFile(proof), published()], nodeSha256);
    expect(says).toBe('HOLDS');
    expect(files.map(({ name }) => name)).toEqual(['published.json', 'proof.json']);
    expect(files[0]!.findings.map(({ text }) => text)).toEqual([
      `The published result fits its seal: 5 lines share $950.00. The seal is ${String(sample.published['seal'])}.`,
      'The fund less its costs leaves $950.00, of which $950.00 is shared and $0.00 is left over.',
    ]);
    expect(files[1]!.findings.map(({ text }) => text)).toEqual([
      'The line adds up: $114.90 and $6.38 interest are $121.28; less $0.00 tax withheld, $121.28 is paid.',
      expect.stringMatching(
        /^The line of claim 13 is one of the 5 lines under the seal, number \d in their order: loss \$333\.33, principal \$114\.90, interest \$6\.38\.$/,
      ),
    ]);
  });

  it.each<[string, ProofDocument, RegExp]>([
    [
      'of another distribution',
      publishedSample(CLAIMS, FUND, PLAN, '0192f0c4-7b1e-7c33-9a53-0d2b6f1c2a45').proofs['13']!,
      /of another distribution: of 0192f0c4-7b1e-7c33-9a53-0d2b6f1c2a45/,
    ],
    [
      'with one digit of its principal changed',
      { ...proof, line: { ...proof.line, principal: '114.00', payment: '120.38', net: '120.38' } },
      /^In the line, the principal is \$114\.00, but \$114\.90 is under the seal\.$/,
    ],
    [
      'with one digit in a step’s loss changed',
      stepChanged(1, { loss: '99999.00' }),
      /^In step 2, the loss is \$99,999\.00, but \$[\d,.]+ is under the seal\.$/,
    ],
    [
      'with left and right exchanged',
      stepChanged(1, turnedSide(1)),
      /^In step 2, left and right are exchanged\.$/,
    ],
    [
      'with two steps exchanged',
      { ...proof, steps: [proof.steps[1]!, proof.steps[0]!, ...proof.steps.slice(2)] },
      /^Steps 1 and 2 have changed places\.$/,
    ],
    [
      'with a step more',
      { ...proof, steps: [...proof.steps, proof.steps[0]!] },
      /^Step 4 does not belong here: without it the proof holds\.$/,
    ],
    [
      'with a step less',
      { ...proof, steps: proof.steps.slice(1) },
      /The loss of the line and its steps add up to/,
    ],
    [
      'with sums moved between sisters',
      {
        ...stepChanged(0, { loss: moneyMore(proof.steps[0]!['loss']!, 1n) }),
        line: { ...proof.line, loss: '333.32' },
      },
      /^All sums add up, but the hashes do not lead to the published root\./,
    ],
    [
      'with another salt',
      { ...proof, salt: digitChanged(proof.salt) },
      /A hash, the salt or the SID was changed/,
    ],
    [
      'with a hash changed',
      stepChanged(0, { hash: digitChanged(proof.steps[0]!['hash']!) }),
      /A hash, the salt or the SID was changed/,
    ],
    [
      'whose net is not the payment less tax',
      { ...proof, line: { ...proof.line, net: '121.00' } },
      /^The line does not add up: .* paid \$121\.00\.$/,
    ],
    [
      'with a sum above any',
      stepChanged(0, { loss: '92233720368547758.00' }),
      /^In step 1 an amount is larger than any sum can be\.$/,
    ],
  ])('%s is told what does not hold (VERIFY-2)', async (_title, document, expected) => {
    expect(await failuresOf(published(), proofFile(document))).toEqual([expect.stringMatching(expected)]);
  });

  it('fails when the published result does not fit its seal or its fund (VERIFY-1)', async () => {
    expect(await failuresOf(published({ count: 6 }), proofFile(proof))).toEqual([
      expect.stringMatching(/^The published result does not fit its seal\./),
      'The line cannot be checked, since the published result does not fit its seal.',
    ]);
    expect(await failuresOf(published({ residuePrincipal: '0.01' }), proofFile(proof))).toEqual([
      'The fund less its costs leaves $900.00 and $50.00 interest, but $900.01 and $50.00 interest are published as shared and left over.',
    ]);
    expect(
      await failuresOf(
        published({ fund: { ...FUND, steps: [{ name: 'Costs', from: 'PRINCIPAL', amount: '9999.00' }] } }),
      ),
    ).toEqual([expect.stringMatching(/a step is not covered/)]);
  });
});

describe('the check of all published lines', () => {
  const { rows } = sample;
  const rowOf = (place: number) => place + 2;
  const placeOf = (state: string) => rows.findIndex((row) => row.endsWith(`,${state}`));
  const withValue = (place: number, column: number, value: string) =>
    rows.with(place, rows[place]!.split(',').with(column, value).join(','));

  it('says what holds (VERIFY-3, VERIFY-4)', async () => {
    const { says, files } = await checkFiles([published(), linesFile(rows)], nodeSha256);
    expect(says).toBe('HOLDS');
    expect(files[1]!.findings.map(({ text }) => text)).toEqual([
      'Each line is there once, and they are in order.',
      'The 5 lines add up: losses $2,611.30, principal $900.00, interest $50.00.',
      'The lines are exactly those under the seal: together they make the published root.',
      '1 line is below the minimum payment, by the rules.',
      'By the rules $950.00 is to be shared, and so much was.',
      'Each payment is its loss’s share of the fund, to the cent.',
      'The interest of each line is its payment’s share of all interest, to the cent.',
      'Where several lines have the same claim to a cent left over, the full text decides by the SIDs. The court has it; it is not published.',
    ]);
  });

  it('finds a line that is missing, doubled or moved (VERIFY-3)', async () => {
    expect(await failuresOf(published(), linesFile(rows.slice(1)))).toContain(
      '1 line is missing: the file has 4 of 5.',
    );
    const doubled = await failuresOf(published(), linesFile([rows[0]!, ...rows]));
    expect(doubled).toContain('Row 3 repeats the line of row 2.');
    expect(doubled).toContain('The file has 1 line too many: 6, while 5 are published.');
    const moved = await failuresOf(published(), linesFile([rows[1]!, rows[0]!, ...rows.slice(2)]));
    expect(moved[0]).toBe('Row 3 is out of order: its line belongs before that of row 2.');
    expect(moved[1]).toMatch(/^The lines are not those under the seal/);
  });

  it('finds the line whose payment, interest or loss was changed (VERIFY-4)', async () => {
    const place = rows.findIndex((row) => row.includes(',333.33,'));
    const paid = await failuresOf(published(), linesFile(withValue(place, 2, '115.90')));
    expect(paid).toContain(`Row ${rowOf(place)} is paid $122.28, but $121.27 or a cent more is due.`);
    expect(paid).toContain(
      'The principal of all lines is $901.00 together, but $900.00 is published: the difference is $1.00.',
    );
    const swapped = await failuresOf(
      published(),
      linesFile(
        withValue(place, 2, '110.00').with(
          place,
          `${rows[place]!.split(',').slice(0, 2).join(',')},110.00,11.28,SHARED`,
        ),
      ),
    );
    expect(swapped).toContain(`Row ${rowOf(place)} has $11.28 interest, but $6.38 or a cent more is due.`);
    const loss = await failuresOf(published(), linesFile(withValue(place, 1, '433.33')));
    expect(loss).toContain(`Row ${rowOf(place)} is paid $121.28, but $157.65 or a cent more is due.`);
    expect(loss.filter((text) => text.includes('is due'))).toHaveLength(1);
  });

  it('finds a cent that went to a smaller remainder, and leaves equal ones open (VERIFY-4)', async () => {
    const three = publishedSample(
      [claim('1', 100n), claim('2', 100n), claim('3', 101n)],
      { settlementSum: '1.00', interest: '0.00', steps: [] },
      {},
    );
    const file = (to: PublishedSample) => chosenFile('p.json', JSON.stringify(to.published));
    const payments = three.rows.map((row) => row.split(',').slice(1, 3).join(' ')).sort();
    expect(payments).toEqual(['1.00 0.33', '1.00 0.33', '1.01 0.34']);
    const exchanged = three.rows.map((row) => row.replace('1.01,0.34', '1.01,0.33'));
    const first = exchanged.findIndex((row) => row.includes('1.00,0.33'));
    const failures = await failuresOf(
      file(three),
      linesFile(exchanged.with(first, exchanged[first]!.replace('1.00,0.33', '1.00,0.34'))),
    );
    expect(failures).toContain(
      `Row ${first + 2} got a cent left over, which was due to row ${three.rows.findIndex((row) => row.includes('1.01,')) + 2}.`,
    );
    // Two have the same claim to the cent: by the published lines either may have it.
    const equal = [claim('1', 100n), claim('2', 100n)];
    const fund = { settlementSum: '1.01', interest: '0.00', steps: [] };
    const tie = publishedSample(equal, fund, {});
    const other = linesFile(
      tie.rows.map((row) =>
        row.includes('0.51') ? row.replace('0.51', '0.50') : row.replace('0.50', '0.51'),
      ),
    );
    expect(await failuresOf(file(tie), other)).toEqual([
      expect.stringMatching(/^The lines are not those under the seal/),
    ]);
  });

  it('finds a line in the wrong state, and rules that cannot be followed (VERIFY-4)', async () => {
    const below = placeOf('BELOW_MINIMUM');
    expect(await failuresOf(published(), linesFile(withValue(below, 4, 'SHARED')))).toEqual([
      `Row ${rowOf(below)} is SHARED, but by the rule of the minimum payment it is BELOW_MINIMUM.`,
    ]);
    expect(
      await failuresOf(
        published({ plan: { minimumPayment: { amount: '999999.00', treatment: 'DROP' } } }),
        linesFile(rows),
      ),
    ).toEqual(['By the published rules, this fund cannot be shared among these lines.']);
    expect(
      await failuresOf(
        published({ plan: { minimumPayment: { amount: 5, treatment: 'DROP' } } }),
        linesFile(rows),
      ),
    ).toEqual(['By the published rules, this fund cannot be shared among these lines.']);
  });
});

describe('a file that cannot be checked', () => {
  const utf16 = Uint8Array.from(Buffer.from(`\uFEFF${JSON.stringify(proof)}`, 'utf16le'));

  it.each<[string, ChosenFile, RegExp]>([
    ['empty', chosenFile('x', ''), /^This file is empty\.$/],
    ['in UTF-16', chosenFile('x', utf16), /^This file is not written in UTF-8\./],
    ['another kind of file', chosenFile('x', '%PDF-1.7'), /^This is neither a published result/],
    [
      'JSON of something else',
      chosenFile('x', '{"format":"prorata-rules/1"}'),
      /^This is neither a published result/,
    ],
    ['cut off', chosenFile('x', JSON.stringify(proof).slice(0, 200)), /it is not JSON/],
    [
      'with bytes that are no text',
      chosenFile('x', Uint8Array.of(123, 0x22, 0xff, 0x22)),
      /not written in UTF-8/,
    ],
    ['JSON that never ends', chosenFile('x', `{${' '.repeat(2_000_000)}`, 65_536), /too large/],
    [
      'a proof with an amount as a number',
      proofFile({ ...proof, line: { ...proof.line, loss: 5 as never } }),
      /‘line\.loss’/,
    ],
    ['a proof with a short salt', proofFile({ ...proof, salt: 'ab' }), /‘salt’/],
    ['a proof with a step that is none', proofFile({ ...proof, steps: [null as never] }), /‘steps\[0\]’/],
    [
      'lines with another head',
      chosenFile('x', 'commitment,loss\n'),
      /^The first row is not ‘commitment,loss,/,
    ],
    ['lines with a row that is none', linesFile([...sample.rows, 'x']), /^Row 7 is no line/],
    [
      'lines with a fraction of a cent',
      linesFile([sample.rows[0]!.replace(/\.(\d\d),/, '.$11,')]),
      /^Row 2 is no line/,
    ],
    ['one row without an end', linesFile(['0'.repeat(100_000)]), /^Row 2 is no line/],
  ])('%s is told so (VERIFY-5)', async (_title, file, expected) => {
    expect(await failuresOf(published(), file)).toEqual([expect.stringMatching(expected)]);
  });

  it('is not read when it is larger than any, and no longer than it may be (VERIFY-5)', async () => {
    let pieces = 0;
    const endless = (size: number): ChosenFile => ({
      name: 'x',
      size,
      pieces: async function* () {
        const piece = new TextEncoder().encode(linesText([]).padEnd(1_000_000, ' '));
        for (;;) {
          pieces++;
          yield await Promise.resolve(piece);
        }
      },
    });
    expect(await failuresOf(published(), endless(10_000_000_000))).toEqual([
      'This file is too large to be one of a distribution. It was not read.',
    ]);
    expect(pieces).toBe(0);
    expect(await failuresOf(published(), endless(MOST_BYTES))).toEqual([
      expect.stringMatching(/^Row 2 is no line/),
    ]);
    expect(pieces).toBeLessThan(5);
  });

  it('does not keep the others from being checked, and is not enough alone (VERIFY-1)', async () => {
    const { says, files } = await checkFiles([proofFile(proof)], nodeSha256);
    expect(says).toBe('INCOMPLETE');
    expect(files[0]!.findings[0]!.text).toBe(
      'Choose the published result too: this file is checked against it.',
    );
    expect((await checkFiles([published()], nodeSha256)).says).toBe('INCOMPLETE');
    const { files: withdrawn } = await checkFiles(
      [published({ withdrawnAt: '2026-11-26T00:00:00Z' })],
      nodeSha256,
    );
    expect(withdrawn[0]!.findings[2]!.text).toMatch(/^This distribution was withdrawn/);
    expect((await checkFiles([], nodeSha256)).says).toBe('INCOMPLETE');
    expect(await failuresOf(published(), published(), proofFile(proof), chosenFile('x', ''))).toEqual([
      'There are two published results. Choose one.',
      'This file is empty.',
    ]);
  });
});

function moneyMore(text: string, cents: bigint): string {
  const digits = String(BigInt(text.replace('.', '')) + cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

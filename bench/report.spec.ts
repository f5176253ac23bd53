import { jest } from '@jest/globals';
import { Answers } from './harness/answers.js';
import { readOptions } from './options.js';
import { PATH_NAMES, PATHS } from './path-table.js';
import { writtenRows } from './report.js';
import { asText, reasonsOf, tableOf } from './table.js';

const options = readOptions(['--only', 'list-first,search-common,view-20', '--scale', '1M']);

describe('the report of the bench', () => {
  it('has the paths in the order of their table, whatever was measured first, each with its goal relative to a limit (OPS-16)', () => {
    const measured = [
      { path: 'view-20', product: 9, limit: 10, rssMB: 5 },
      { path: 'list-first', product: 7, limit: 10, rssMB: 5 },
      { path: 'search-common', product: 1, limit: 1, rssMB: 5 },
    ] as const;
    const rows = writtenRows(measured, options, new Answers());
    expect(rows.map(({ path, ratio, goal }) => [path, ratio, goal])).toEqual([
      ['list-first', 0.7, 0.6],
      ['search-common', 1, 2],
      ['view-20', 0.9, 0.45],
    ]);
    const printed = asText(tableOf(rows)).match(/^(?:list-first|search-common|view-20)\b/gm);
    expect(printed).toEqual(['list-first', 'search-common', 'view-20']);
    for (const path of PATH_NAMES) expect(PATHS[path].goal).toBeDefined();
  });

  it('distinguishes reading a claim from reading it with an audit entry (OPS-18)', () => {
    const [row] = writtenRows(
      [
        {
          path: 'view-20',
          product: 9,
          limit: 10,
          rssMB: 5,
          parts: { audited: { product: 3, limit: 4 } },
        },
      ],
      { ...options, paths: new Set(['view-20']) },
      new Answers(),
    );
    expect(row).toMatchObject({ product: 9, ratio: 0.9, parts: { audited: { product: 3, ratio: 0.75 } } });
  });

  it('voids a path that failed, and reports for the others whether they meet their goals', () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const answers = new Answers();
    answers.fail('list-first', new Error('the server answered 500'));
    const rows = writtenRows(
      [
        { path: 'list-first', product: 10, limit: 10, rssMB: 5 },
        { path: 'search-common', product: 2.9, limit: 1, rssMB: 5 },
      ],
      options,
      answers,
    );
    expect(rows).toMatchObject([
      {
        path: 'list-first',
        product: null,
        ratio: null,
        met: null,
        rssMB: null,
        void: 'the server answered 500',
      },
      { path: 'search-common', product: 2.9, ratio: 2.9, goal: 2, goalText: '≤ 2 + 1 ms', met: true },
      { path: 'view-20', product: null, met: null, void: 'it was not measured' },
    ]);
    expect(rows[0]!.parts).toMatchObject({ '50 connections': { product: null, met: null } });
    expect(asText(tableOf(rows))).toMatch(/search-common +2\.90 +1\.00 +ms +2\.90 +≤ 2 \+ 1 ms +met/);
    expect(reasonsOf(rows)).toEqual([
      'list-first is void: the server answered 500',
      'view-20 is void: it was not measured',
    ]);
  });
});

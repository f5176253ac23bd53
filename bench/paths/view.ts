import type { BenchContext, Row } from '../context.js';
import { attempt } from '../harness/attempt.js';
import { type Asked, compareWithLimit } from '../harness/compare.js';
import { Reading } from '../harness/reading.js';
import { claimsWith } from './claims-with.js';
import { measureHugeView } from './view-huge.js';
import { noteAuditEntry } from './view-audit.js';
import { VIEW } from './queries.js';

const CONNECTIONS = 10;

/** A complete claim including restricted fields, with 20 trades and with 400. */
const SIZES = { 'view-20': { trades: 20, calls: 1_000 }, 'view-400': { trades: 400, calls: 500 } } as const;

/**
 * Views per second of claims with few and many trades compared with the bare server, and the view of the longest list.
 */
export function measureViews(context: BenchContext): Promise<Row[]> {
  return Reading.with(context, async (reading) => {
    const rows: Row[] = [];
    for (const path of ['view-20', 'view-400'] as const)
      rows.push(...(await attempt(context, path, () => measureView(context, reading, path))));
    rows.push(...(await attempt(context, 'view-50k', () => measureHugeView(context, reading))));
    return rows;
  });
}

/**
 * Compared with the bare server without an audit entry, and with one that writes a durable audit entry for each view,
 * as the product must.
 */
async function measureView(
  context: BenchContext,
  reading: Reading,
  path: 'view-20' | 'view-400',
): Promise<Omit<Row, 'path'>> {
  const { trades, calls } = SIZES[path];
  const ids = await claimsWith(context, trades);
  const views = ids.map((id) => ({ id }));
  const product = reading.product(VIEW, views, CONNECTIONS);
  const compare = (name: string, limit: Asked) =>
    compareWithLimit(context, { path, name, product, limit, atOnce: CONNECTIONS, calls });
  const figure = await compare(path, reading.bare('/view', views, CONNECTIONS));
  const audited = ids.map((id) => ({ id, audited: true }));
  const both = await compare(`${path}, audited`, reading.bare('/view', audited, CONNECTIONS));
  if (path === 'view-20') await noteAuditEntry(context);
  return { ...figure, parts: { audited: both } };
}

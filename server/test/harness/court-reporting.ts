import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from './client.js';

/** A court report as the API shows it. */
export interface ShownReport {
  id: string;
  number: number;
  state: string;
  maker: string;
  snapshot: string | null;
  csvSha256: string | null;
  pdfSha256: string | null;
  figures: { key: string; name: string; value: string | null; cap: string | null; hasList: boolean }[];
}

const REPORT = 'id number state maker snapshot csvSha256 pdfSha256 figures { key name value cap hasList }';

export const START_REPORT = `mutation ($membersNotified: Int) {
  report: startCourtReport(membersNotified: $membersNotified) { ${REPORT} } }`;

/** Waits until the worker has made a report. */
export async function madeReport(client: Client, id: string, seconds = 60): Promise<ShownReport> {
  for (let tries = 0; tries < seconds * 20; tries += 1) {
    const { report } = await client.data<{ report: ShownReport }>(
      `query ($id: ID!) { report: courtReport(id: $id) { ${REPORT} } }`,
      { id },
    );
    if (report.state !== 'WAITING') return report;
    await sleep(50);
  }
  throw new Error(`The report ${id} was not made within ${seconds} seconds.`);
}

/** Has a report made, and waits for it. @throws Error when it is refused */
export async function aCourtReport(client: Client, membersNotified?: number): Promise<ShownReport> {
  const { report } = await client.data<{ report: ShownReport }>(START_REPORT, { membersNotified });
  return madeReport(client, report.id);
}

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import type { Scale } from './scales.js';
import type { WrittenRow } from './report.js';
import { asMarkdown, tableOf } from './table.js';

interface Measured {
  commit: string | null;
  scale: Scale;
  machine: { cpu: string; cores: number; memoryMB: number; node: string; postgres: string };
  rows: WrittenRow[];
}

const DOCUMENT = fileURLToPath(new URL('../docs/performance.md', import.meta.url));
const PLACE = /(<!-- table: begin -->\n)[^]*(<!-- table: end -->)/;

// Writes the result of `--json FILE` to its place in docs/performance.md: `npx tsx bench/write-table.ts FILE`.
const { commit, scale, machine, rows } = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Measured;
const { cpu, cores, memoryMB, node, postgres } = machine;
const measuredOn = [
  `Scale ${scale}, commit ${commit?.slice(0, 7) ?? 'unknown'}: ${cpu}, ${cores} cores, ${Math.round(memoryMB / 1024)} GB,`,
  `Node ${node}, PostgreSQL ${postgres}.`,
].join('\n');
const text = `\n${measuredOn}\n\n${asMarkdown(tableOf(rows))}\n\n`;
const document = readFileSync(DOCUMENT, 'utf8');
const changed = document.replace(PLACE, (_all, begin: string, end: string) => begin + text + end);
const { code } = await format(DOCUMENT, changed, { printWidth: 110 });
writeFileSync(DOCUMENT, code);

import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultScheme } from '../../src/scheme/default-scheme.js';

/** The account of the tax office of `taxedScheme`. */
export const TAX_ACCOUNT = {
  ...{ bsb: '093-003', accountNumber: '316385', accountName: 'ATO DIRECT CREDIT' },
  reference: '551009876543210987',
};

/** Writes a scheme file whose runs pay the tax that they withhold. @returns it, in a folder that the caller removes */
export async function taxedScheme(): Promise<{ folder: string; file: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'prorata-tax-'));
  const file = join(folder, 'scheme.json');
  const payer = { name: 'Settlement Fund', abn: null, taxAccount: TAX_ACCOUNT };
  await writeFile(file, JSON.stringify({ ...defaultScheme, payer }));
  return { folder, file };
}

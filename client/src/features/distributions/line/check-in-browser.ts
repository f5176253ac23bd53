import { checkFiles, type ChosenFile, type Verdict } from '@rules/proof/check-files.js';
import { fails } from '@rules/proof/finding.js';
import { sha256 } from '@rules/proof/sha256.js';
import { t } from '@rules/text.js';
import type { PaymentLine } from './line-text';

const AMOUNTS = ['sid', 'loss', 'principal', 'interest', 'payment', 'withheld', 'net'] as const;

/**
 * Checks a proof against the published result as /verify does, and that it is of the line that the page shows (LINE-3).
 * @param published what GET /api/published/distribution answers
 */
export async function checkLine(published: string, proof: string, shown: PaymentLine): Promise<Verdict> {
  const verdict = await checkFiles([inMemory(published), inMemory(proof)], sha256);
  const { line } = JSON.parse(proof) as { line: Record<string, string> };
  if (AMOUNTS.every((key) => line[key] === shown[key])) return verdict;
  const other = fails(t('The proof is of another line than this page shows. Load the page again.'));
  return { says: 'FAILS', files: [...verdict.files, { name: '', findings: [other] }] };
}

function inMemory(text: string): ChosenFile {
  const bytes = new TextEncoder().encode(text);
  return {
    name: '',
    size: bytes.length,
    pieces: async function* () {
      yield await Promise.resolve(bytes);
    },
  };
}

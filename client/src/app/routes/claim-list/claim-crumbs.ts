import { t } from '@rules/text.js';
import type { Crumb } from '../../../components/page/breadcrumbs';
import type { ReturnsToRow } from '../../../components/table/use-return-to-row';
import { paths } from '../../../domain/paths';
import type { Neighbours } from './use-neighbours';

/**
 * The list above a claim: the one from which it was opened, with the claim's place, or all submissions. It opens at the
 * claim's row (LIST-26).
 */
export function listCrumb(
  claimId: string,
  neighbours: Pick<Neighbours, 'listPath' | 'words'> | undefined,
): Crumb {
  const state: ReturnsToRow = { row: claimId };
  return neighbours
    ? { to: neighbours.listPath, name: neighbours.words, state }
    : { to: paths.submissionsNew, name: t('Submissions') };
}

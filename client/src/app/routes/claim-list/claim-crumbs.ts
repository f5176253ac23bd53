import { t } from '@rules/text.js';
import type { Crumb } from '../../../components/page/breadcrumbs';
import { paths } from '../../../domain/paths';
import type { Neighbours } from './use-neighbours';

/** The list above a claim: the one from which it was opened, with the claim's place, or all submissions. */
export function listCrumb(neighbours: Pick<Neighbours, 'listPath' | 'words'> | undefined): Crumb {
  return neighbours
    ? { to: neighbours.listPath, name: neighbours.words }
    : { to: paths.submissionsNew, name: t('Submissions') };
}

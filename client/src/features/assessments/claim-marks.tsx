import { Tag } from '../../components/feedback/tag';
import { Inline } from '../../components/page/layout';
import type { AssessedClaimRowFragment } from '../../generated/graphql';
import { formatQuantity } from '../../lib/amounts';

interface ClaimMarksProps {
  claim: Pick<AssessedClaimRowFragment, 'differs' | 'editedSince' | 'findings'>;
}

/** What is to be known about a result: the engines differ, its claim was edited since, the checks found something. */
export function ClaimMarks({ claim: { differs, editedSince, findings } }: ClaimMarksProps) {
  if (!differs && !editedSince && findings.length === 0) return '–';
  return (
    <Inline columnGap="2" rowGap="1">
      {differs && <Tag tone="error">Engines differ</Tag>}
      {editedSince && <Tag tone="needs">Edited since</Tag>}
      {findings.length > 0 && <Tag>{formatQuantity(findings.length, 'finding', 'findings')}</Tag>}
    </Inline>
  );
}

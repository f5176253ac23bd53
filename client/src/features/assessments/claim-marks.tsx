import { t } from '@rules/text.js';
import { Tag } from '../../components/feedback/tag';
import { Inline } from '../../components/page/layout';
import type { AssessedClaimRowFragment } from '../../generated/graphql';

interface ClaimMarksProps {
  claim: Pick<AssessedClaimRowFragment, 'differs' | 'editedSince' | 'findings'>;
}

/** What is to be known about a result: the engines differ, its claim was edited since, the checks found something. */
export function ClaimMarks({ claim: { differs, editedSince, findings } }: ClaimMarksProps) {
  if (!differs && !editedSince && findings.length === 0) return '–';
  return (
    <Inline columnGap="2" rowGap="1">
      {differs && <Tag tone="error">{t('Engines differ')}</Tag>}
      {editedSince && <Tag tone="needs">{t('Edited since')}</Tag>}
      {findings.length > 0 && (
        <Tag>
          {t('{findings, plural, one {# finding} other {# findings}}', { findings: findings.length })}
        </Tag>
      )}
    </Inline>
  );
}

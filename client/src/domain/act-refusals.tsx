import { t } from '@rules/text.js';
import { Notice } from '../components/feedback/notice';
import { BulletList } from '../components/page/layout';

interface ActRefusalsProps {
  acts: readonly { refusal: string | null }[];
}

/** Why the user may not do what can be done with this; a reason that several acts share is given once. */
export function ActRefusals({ acts }: ActRefusalsProps) {
  const reasons = [...new Set(acts.flatMap(({ refusal }) => refusal ?? []))];
  if (reasons.length === 0) return null;
  return (
    <Notice tone="needs" title={reasons.length === 1 ? reasons[0] : t('Not you, because')}>
      {reasons.length > 1 && (
        <BulletList>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </BulletList>
      )}
    </Notice>
  );
}

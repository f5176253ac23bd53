import { t } from '@rules/text.js';
import { Tag } from '../../../components/feedback/tag';
import type { ObjectionPartFragment } from '../../../generated/graphql';

/** Who works on an objection; an account that was disabled meanwhile is marked, since somebody else has to take it. */
export function OfficerName({ objection }: { objection: ObjectionPartFragment }) {
  const { officer, officerEnabled, endedAt } = objection;
  if (officer === null) return t('Nobody yet');
  return (
    <>
      <bdi>{officer}</bdi>{' '}
      {officerEnabled === false && endedAt === null && <Tag tone="error">{t('Account disabled')}</Tag>}
    </>
  );
}

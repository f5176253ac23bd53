import { t } from '@rules/text.js';
import { OutsideLink } from '../../components/actions/outside-link';
import { Muted } from '../../components/page/layout';
import type { SchemeQuery } from '../../generated/graphql';

/** The notice that was sent to everybody, a PDF on another site whose URL is in the scheme file. */
export function PreliminaryNotice({ notice }: { notice: SchemeQuery['scheme']['preliminaryNotice'] }) {
  if (!notice) return <Muted>{t('The preliminary notice has not been published yet.')}</Muted>;
  return (
    <p>
      <OutsideLink href={notice.url}>{notice.name}</OutsideLink>
    </p>
  );
}

import { t } from '@rules/text.js';
import { useCallback, useImperativeHandle, useRef, type ComponentProps } from 'react';
import { later } from '../../components/later/later';
import { WhenReached } from '../../components/later/when-reached';
import { AMENDMENT_DRAFT_PLACE } from './amendment-draft-place';
import type { AmendmentDraftForm, OpenRequest } from './amendment-draft-form';

const DraftForm = later(async () => (await import('./amendment-draft-form')).AmendmentDraftForm, {
  waiting: AMENDMENT_DRAFT_PLACE,
  lost: t('The field for messages could not be loaded.'),
});

/**
 * The form for a request, on a page that most people open to read: it comes with everything that edits a claim and
 * its trades. `openRef` opens a request before it is loaded too.
 */
export function AmendmentDraftLater({ openRef, ...props }: ComponentProps<typeof AmendmentDraftForm>) {
  const form = useRef<OpenRequest>(null);
  const asked = useRef<string>(undefined);
  useImperativeHandle(openRef, () => (focusId: string) => {
    if (form.current) form.current(focusId);
    else asked.current = focusId;
  });
  const keep = useCallback((open: OpenRequest | null) => {
    form.current = open;
    const focusId = asked.current;
    if (!open || focusId === undefined) return;
    asked.current = undefined;
    // React is still rendering what it opens.
    queueMicrotask(() => open(focusId));
  }, []);
  return (
    <WhenReached place={AMENDMENT_DRAFT_PLACE}>
      <DraftForm {...props} openRef={keep} />
    </WhenReached>
  );
}

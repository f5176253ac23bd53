import { t } from '@rules/text.js';
import { Notice } from '../../components/feedback/notice';
import { Stack } from '../../components/page/layout';
import type { AskAllMutation } from '../../generated/graphql';
import { AskedClaims } from './asked-claims';

/** The rows shown of a long result; those that were left out are the first. */
const MOST_SHOWN = 500;

type Result = AskAllMutation['askAll'];

/** '12 submissions asked'. */
export function askResultTitle({ claims }: Result): string {
  return t('{claims, plural, one {# submission} other {# submissions}} asked', {
    claims: claims.filter(({ asked }) => asked).length,
  });
}

/** What a message to many did, for each submission. */
export function AskAllResult({ result: { people, claims } }: { result: Result }) {
  return (
    <Stack>
      <Notice tone="done" role="status" title={t('The message has been sent')}>
        {t(
          '{people, plural, one {# person gets one e-mail} other {# people get one e-mail each}}. The message is in the thread of each submission marked Asked.',
          { people },
        )}
      </Notice>
      <AskedClaims claims={claims} label={t('Result by submission')} most={MOST_SHOWN} results />
    </Stack>
  );
}

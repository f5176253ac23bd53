import { Notice } from '../../components/feedback/notice';
import { Stack } from '../../components/page/layout';
import type { AskAllMutation } from '../../generated/graphql';
import { formatQuantity } from '../../lib/amounts';
import { AskedClaims } from './asked-claims';

/** The rows shown of a long result; those that were left out are the first. */
const MOST_SHOWN = 500;

type Result = AskAllMutation['askAll'];

/** '12 submissions asked'. */
export function askResultTitle({ claims }: Result): string {
  return `${formatQuantity(claims.filter(({ asked }) => asked).length, 'submission', 'submissions')} asked`;
}

/** What a message to many did, for each submission. */
export function AskAllResult({ result: { people, claims } }: { result: Result }) {
  return (
    <Stack>
      <Notice tone="done" role="status" title="The message has been sent">
        {formatQuantity(people, 'person gets one mail', 'people get one mail each')}. The message is in the
        thread of each submission marked Asked.
      </Notice>
      <AskedClaims claims={claims} label="Result by submission" most={MOST_SHOWN} results />
    </Stack>
  );
}

import { SendCodeAgain } from '../../../domain/session/send-code-again';
import { useRequestCodeMutation } from '../../../generated/graphql';

/** Requests another code to sign in with. */
export function SendAgain({ email }: { email: string }) {
  const [requestCode, { loading }] = useRequestCodeMutation();
  return <SendCodeAgain request={() => requestCode({ variables: { email } })} pending={loading} />;
}

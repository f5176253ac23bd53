import { useEffect, useEffectEvent, useState } from 'react';
import { useCreateDownloadTicketMutation } from '../../../generated/graphql';

/** A link to a document, or why there is none; neither while it is requested. */
interface DocumentLink {
  url?: string;
  error?: unknown;
}

/**
 * Requests the single-use link by which a document is shown in the page, once for each component that shows one.
 * @returns the link, and a function that requests another one
 */
export function useDocumentLink(id: string) {
  const [createTicket] = useCreateDownloadTicketMutation();
  const [link, setLink] = useState<DocumentLink>({});
  const [attempt, setAttempt] = useState(0);
  const ask = useEffectEvent(async (): Promise<DocumentLink> => {
    try {
      const { data } = await createTicket({ variables: { kind: 'ATTACHMENT', id } });
      return { url: data?.createDownloadTicket.url };
    } catch (error) {
      return { error };
    }
  });
  useEffect(
    function requestLink() {
      let isCurrent = true;
      void ask().then((answer) => {
        if (isCurrent) setLink(answer);
      });
      return () => {
        isCurrent = false;
      };
    },
    [attempt],
  );
  const askAgain = () => {
    setLink({});
    setAttempt(attempt + 1);
  };
  return { ...link, askAgain };
}

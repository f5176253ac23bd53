import type { MailLinks } from '../../mail/mail-links.js';
import { endingOf } from '../../mail/mail-templates.js';
import type { MailOf } from '../../mail/mail.service.js';
import { foldedEmail } from '../../rules/folded-email.js';
import type { Addressed } from '../../submissions/editing/submission-addresses.js';

type AskMail = MailOf<'amendment-answered'> | MailOf<'amendments-answered'>;

/** The claims of each mailbox, which is spelled as it was found first. */
export function claimsByMailbox(claims: readonly Addressed[]): { address: string; claims: Addressed[] }[] {
  const mailboxes = new Map<string, { address: string; claims: Addressed[] }>();
  for (const claim of claims)
    for (const address of claim.addresses) {
      const mailbox = mailboxes.get(foldedEmail(address));
      if (mailbox) mailbox.claims.push(claim);
      else mailboxes.set(foldedEmail(address), { address, claims: [claim] });
    }
  return [...mailboxes.values()];
}

/** One mail a mailbox: the usual one for a single claim, otherwise one that says how many claims there are (AMEND-18). */
export function askMails(asked: readonly Addressed[], links: MailLinks): AskMail[] {
  return claimsByMailbox(asked).map(({ address: recipient, claims }) => {
    const [only, ...others] = claims;
    if (others.length > 0)
      return {
        template: 'amendments-answered',
        recipient,
        variables: { loginLink: links.login(), claims: claims.length },
      };
    return {
      template: 'amendment-answered',
      recipient,
      variables: { link: links.claim(only!.id), ending: endingOf(only!.sid) },
    };
  });
}

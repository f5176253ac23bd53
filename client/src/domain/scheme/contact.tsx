import { Anchor, MailLink } from '../../components/actions/text-link';
import { Muted } from '../../components/page/layout';
import { Trans } from '../../components/text/trans';
import type { SchemeQuery } from '../../generated/types';

type Contacts = Pick<SchemeQuery['scheme'], 'contactEmail' | 'contactPhone'>;

/** The scheme's address and, where it has one, its telephone number with the hours, inside a sentence. */
export function Contact({ contactEmail, contactPhone }: Contacts) {
  return (
    <>
      <MailLink email={contactEmail} />
      {contactPhone && (
        <>
          {' '}
          <Trans
            id="or call {number} ({hours})"
            values={{
              number: (
                <Anchor href={`tel:${contactPhone.number.replace(/[^+\d]/g, '')}`} whiteSpace="nowrap">
                  {contactPhone.number}
                </Anchor>
              ),
              hours: contactPhone.hours,
            }}
          />
        </>
      )}
    </>
  );
}

/** How to ask the settlement administrator, at the end of a page or card (SCHEME-14). */
export function Questions({ scheme }: { scheme: Contacts }) {
  return (
    <Muted>
      <Trans id="Questions? Write to us at {contact}" values={{ contact: <Contact {...scheme} /> }} />
    </Muted>
  );
}

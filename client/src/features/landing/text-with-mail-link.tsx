import { Fragment } from 'react';
import { MailLink } from '../../components/actions/text-link';

const ADDRESS = '{email}';

/** A text of the scheme; each `{email}` in it becomes a mail link to the contact address. */
export function TextWithMailLink({ text, email }: { text: string; email: string }) {
  return text.split(ADDRESS).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <MailLink email={email} />}
      {part}
    </Fragment>
  ));
}

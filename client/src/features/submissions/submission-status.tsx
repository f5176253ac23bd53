import { chakra } from '@chakra-ui/react/styled-system';
import { Anchor, MailLink, TextLink } from '../../components/actions/text-link';
import { Notice } from '../../components/feedback/notice';
import { formatQuantity } from '../../lib/amounts';
import { paths } from '../../lib/paths';
import type { Submission } from './submission-data';

const List = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', my: '2' },
});

interface SubmissionStatusProps {
  submission: Pick<Submission, 'id' | 'missing' | 'mayUpdate' | 'removed'>;
  isAdmin: boolean;
  contactEmail: string;
  /** The group member is a natural person and no proof of identity was uploaded. */
  lacksProof: boolean;
}

/** What is next for this claim: the required fields that are still empty, as links, or that nothing is missing. */
export function SubmissionStatus(props: SubmissionStatusProps) {
  const { submission, isAdmin, contactEmail, lacksProof } = props;
  const { id, missing, mayUpdate, removed } = submission;
  if (removed) {
    return (
      <Notice tone="plain" title="This claim has been removed">
        <Anchor href="#amendments">Read why under Requested Amendments.</Anchor>
      </Notice>
    );
  }
  if (missing.length === 0 && lacksProof) {
    return (
      <Notice tone="plain" title="Every required field has an answer">
        <p>
          {isAdmin
            ? 'No proof of identity has been uploaded yet.'
            : 'One more thing helps us: a photo ID that shows that this claim is yours. You can upload it when it suits you.'}
        </p>
        <Anchor href="#upload">{isAdmin ? 'To the documents' : 'Upload proof of identity'}</Anchor>
      </Notice>
    );
  }
  if (missing.length === 0) {
    return (
      <Notice tone="done" title="Nothing is missing">
        <p>
          Every field that the claim requires has an answer. There is nothing{' '}
          {isAdmin ? 'to do' : 'you need to do'} now.
        </p>
      </Notice>
    );
  }
  const title = isAdmin
    ? formatQuantity(missing.length, 'required field is empty', 'required fields are empty')
    : formatQuantity(missing.length, 'thing needs you', 'things need you');
  return (
    <Notice tone="needs" title={title}>
      <List>
        {missing.map(({ path, message }) => (
          <li key={path}>
            <Anchor href={`#${path}`}>{message}</Anchor>
          </li>
        ))}
      </List>
      {mayUpdate ? (
        <p>
          <TextLink to={paths.submissionEdit(id)}>Fill in what is missing</TextLink>
        </p>
      ) : (
        !isAdmin && (
          <p>
            Write to us at <MailLink email={contactEmail} /> with the missing details, and say your SID. Never
            send a password.
          </p>
        )
      )}
    </Notice>
  );
}

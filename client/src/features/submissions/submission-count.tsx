import { chakra } from '@chakra-ui/react/styled-system';
import { TextLink } from '../../components/actions/text-link';
import { Card, Caption, Inline } from '../../components/page/layout';
import { useSubmissionCountQuery } from '../../generated/graphql';
import { formatCount } from '../../lib/amounts';
import { paths } from '../../lib/paths';

const Figure = chakra('p', { base: { textStyle: 'figure' } });

/** How many submissions the scheme holds, for the administrator's home. */
export function SubmissionCount() {
  const { data, error } = useSubmissionCountQuery({ fetchPolicy: 'cache-and-network' });
  const total = data?.submissions.pagination.totalItems;
  return (
    <Card>
      <Inline spread>
        <div>
          <Caption>Submissions</Caption>
          <Figure aria-busy={total === undefined && !error}>
            {total === undefined ? '–' : formatCount(total)}
          </Figure>
          {error && total === undefined && <Caption role="status">The number could not be loaded.</Caption>}
        </div>
        <TextLink to={paths.submissionsNew}>Browse and search</TextLink>
      </Inline>
    </Card>
  );
}

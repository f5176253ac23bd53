import { chakra } from '@chakra-ui/react/styled-system';
import { TextLink } from '../../components/actions/text-link';
import { Caption, Card, Inline } from '../../components/page/layout';
import { useAmendmentCountsQuery } from '../../generated/graphql';
import { formatCount, formatQuantity } from '../../lib/amounts';
import { paths } from '../../lib/paths';

const Figure = chakra('p', { base: { textStyle: 'figure' } });

/** How many requests wait for an answer, for the administrator's home. */
export function AmendmentCounts() {
  const { data, error } = useAmendmentCountsQuery({ fetchPolicy: 'cache-and-network' });
  const counts = data?.amendmentCounts;
  return (
    <Card>
      <Inline spread>
        <div>
          <Caption>Amendment requests waiting</Caption>
          <Figure aria-busy={!counts && !error}>{counts ? formatCount(counts.open) : '–'}</Figure>
          {counts && counts.proposals > 0 && (
            <Caption>
              {formatQuantity(counts.proposals, 'proposed change', 'proposed changes')} to decide
            </Caption>
          )}
          {error && !counts && <Caption role="status">The number could not be loaded.</Caption>}
        </div>
        <TextLink to={paths.amendments}>Answer, oldest first</TextLink>
      </Inline>
    </Card>
  );
}

import { chakra } from '@chakra-ui/react/styled-system';
import { TextLink } from '../../components/actions/text-link';
import { SectionTitle, Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { PageHeading } from '../../components/page/page-heading';
import { AmendmentCounts } from '../../features/amendments/amendment-counts';
import { LatestImportRuns } from '../../features/imports/latest-import-runs';
import { SubmissionCount } from '../../features/submissions/submission-count';
import { paths } from '../../lib/paths';

const Cards = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    gap: '4',
    '& > section': { display: 'grid', alignContent: 'center' },
  },
});
const Links = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '2', mt: '2' },
});

const places: readonly (readonly [string, string])[] = [
  [paths.adminCreateSubmission, 'Create Submission'],
  [paths.notices, 'Assessment notices'],
  [paths.imports, 'Import runs'],
  [paths.apiTokens, 'API tokens'],
  [paths.identityDocuments, 'Identity documents'],
];

/** The administrator's start page: the heading of the spec, and beside it where the scheme stands. */
export function AdminHomePage() {
  return (
    <Page width="window">
      <PageHeading>Home</PageHeading>
      <Stack gap="open">
        <Cards>
          <AmendmentCounts />
          <SubmissionCount />
        </Cards>
        <nav aria-labelledby="more-places">
          <SectionTitle id="more-places">More</SectionTitle>
          <Links>
            {places.map(([path, name]) => (
              <li key={path}>
                <TextLink to={path}>{name}</TextLink>
              </li>
            ))}
          </Links>
        </nav>
        <LatestImportRuns />
      </Stack>
    </Page>
  );
}

import { chakra } from '@chakra-ui/react/styled-system';
import { TextLink } from '../../components/actions/text-link';
import { SectionTitle } from '../../components/page/layout';
import { paths } from '../../domain/paths';

const Links = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '2', mt: '2' },
});

const places: readonly (readonly [string, string])[] = [
  [paths.adminCreateSubmission, 'Create Submission'],
  [paths.imports, 'Import runs'],
  [paths.exports, 'Exports'],
  [paths.doubleUps, 'Double ups'],
  [paths.notices, 'Assessment notices'],
  [paths.identityDocuments, 'Identity documents'],
  [paths.apiTokens, 'API tokens'],
  [paths.schemeSettings, 'Scheme settings'],
  [paths.maintenanceSwitch, 'Maintenance'],
];

/** The administrator's places that have no tab. */
export function AdminPlaces() {
  return (
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
  );
}

import { chakra } from '@chakra-ui/react/styled-system';
import { TextLink } from '../../components/actions/text-link';
import { SectionTitle } from '../../components/page/layout';
import { paths } from '../../domain/paths';
import { Permission } from '@rules/permissions.js';
import { mayAs } from '../../domain/session/may-as';
import { useProfile } from '../../domain/session/use-profile';

const Links = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '2', mt: '2' },
});

const places: readonly (readonly [string, string, Permission])[] = [
  [paths.adminCreateSubmission, 'Create Submission', Permission.ClaimsEdit],
  [paths.imports, 'Import runs', Permission.ImportsRead],
  [paths.exports, 'Exports', Permission.ExportsRead],
  [paths.doubleUps, 'Double ups', Permission.DuplicatesRead],
  [paths.notices, 'Assessment notices', Permission.NoticesRead],
  [paths.identityDocuments, 'Identity documents', Permission.AuditRead],
  [paths.apiTokens, 'API tokens', Permission.TokensRead],
  [paths.rules, 'Rules', Permission.RulesRead],
  [paths.schemeSettings, 'Scheme settings', Permission.SchemeRead],
  [paths.maintenanceSwitch, 'Maintenance', Permission.SchemeRead],
];

/** The office's pages without a tab that the user's role may open. */
export function AdminPlaces() {
  const { user } = useProfile();
  const open = places.filter(([, , permission]) => mayAs(user?.role, permission));
  if (open.length === 0) return null;
  return (
    <nav aria-labelledby="more-places">
      <SectionTitle id="more-places">More</SectionTitle>
      <Links>
        {open.map(([path, name]) => (
          <li key={path}>
            <TextLink to={path}>{name}</TextLink>
          </li>
        ))}
      </Links>
    </nav>
  );
}

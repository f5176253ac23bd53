import { t } from '@rules/text.js';
import { Permission } from '@rules/permissions.js';
import { TextLink } from '../../../components/actions/text-link';
import { paths } from '../../../domain/paths';
import { useIsOffice } from '../../../domain/session/use-is-office';
import { usePermission } from '../../../domain/session/use-permission';
import type { ObjectionPartFragment } from '../../../generated/graphql';
import { ObjectionCard } from './objection-card';
import { WithdrawObjectionButton } from './withdraw-objection-button';

interface ObjectionCardsProps {
  objections: readonly ObjectionPartFragment[];
  currency: string;
  timeZone: string;
  comparable?: boolean;
}

/** The objections to the assessments of a claim, each with what its reader can do (OBJECT-3). */
export function ObjectionCards({ objections, ...shown }: ObjectionCardsProps) {
  const isOffice = useIsOffice();
  return objections.map((objection) => (
    <ObjectionCard key={objection.id} objection={objection} {...shown}>
      {isOffice ? (
        <OfficeLink id={objection.id} />
      ) : (
        objection.endedAt === null && <WithdrawObjectionButton objection={objection} />
      )}
    </ObjectionCard>
  ));
}

function OfficeLink({ id }: { id: string }) {
  const mayRead = usePermission(Permission.ObjectionsRead);
  return mayRead ? <TextLink to={paths.objection(id)}>{t('Open this objection')}</TextLink> : null;
}

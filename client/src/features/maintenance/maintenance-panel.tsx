import { Button } from '../../components/actions/button';
import { Notice } from '../../components/feedback/notice';
import { BulletList, Card, Inline, SectionTitle, Stack } from '../../components/page/layout';
import type { MaintenanceStateFragment } from '../../generated/graphql';
import { formatMomentAt } from '../../lib/dates';
import { StartMaintenanceButton } from './start-maintenance-button';
import { useSetMaintenance } from './use-set-maintenance';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { usePermission } from '../../domain/session/use-permission';

interface MaintenancePanelProps {
  maintenance: MaintenanceStateFragment;
  timeZone: string;
}

/** Whether maintenance is on, since when and by whom, its effects, and the switch. */
export function MaintenancePanel({ maintenance, timeZone }: MaintenancePanelProps) {
  const { on, byVariable, changedAt, changedBy } = maintenance;
  const maySwitch = usePermission(Permission.MaintenanceSwitch);
  const { setMaintenance, loading } = useSetMaintenance();
  const thrown =
    changedAt && changedBy
      ? t('by {changedBy} on {changedAt}', { changedBy, changedAt: formatMomentAt(changedAt, timeZone) })
      : '';
  return (
    <Card aria-labelledby="maintenance-title">
      <Stack>
        <SectionTitle id="maintenance-title">
          {on ? t('Maintenance is on') : t('Maintenance is off')}
        </SectionTitle>
        {byVariable ? (
          <Notice tone="needs" title={t('Turned on by the variable MAINTENANCE')}>
            {t(
              'The switch has no effect while the variable is true. Remove the variable and restart the server to end maintenance.',
            )}
          </Notice>
        ) : (
          thrown && (
            <p>{t('Turned {isOn, select, true {on} other {off}} {thrown}.', { isOn: String(on), thrown })}</p>
          )
        )}
        <p>{t('While maintenance is on:')}</p>
        <BulletList>
          <li>{t('Members and the public see the maintenance notice in place of every page.')}</li>
          <li>{t('Only administrators can sign in, and they can work as usual.')}</li>
          <li>{t('Imports, exports, e-mails and scripts with an API token continue.')}</li>
        </BulletList>
        {!byVariable && maySwitch && (
          <Inline>
            {on ? (
              <Button look="primary" pending={loading} onClick={() => void setMaintenance(false)}>
                {t('Turn maintenance off')}
              </Button>
            ) : (
              <StartMaintenanceButton />
            )}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

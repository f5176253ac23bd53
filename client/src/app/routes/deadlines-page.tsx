import { chakra } from '@chakra-ui/react/styled-system';
import { Permission } from '@rules/permissions.js';
import { useState, type ChangeEvent } from 'react';
import { useSearchParams } from 'react-router';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { Select } from '../../components/form/input';
import { Inline, Muted, Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { ABOVE } from '../../domain/office-crumbs';
import { PageHeading } from '../../domain/scheme/page-heading';
import { useScheme } from '../../domain/scheme/use-scheme';
import { Allowed } from '../../domain/session/allowed';
import { WaitingDecisions } from '../../features/claim-decisions/waiting-decisions';
import { DeadlineList } from '../../features/deadlines/deadline-list';
import { SetDeadlineDialog } from '../../features/deadlines/set-deadline-dialog';

const Label = chakra('label', { base: { textStyle: 'label' } });

/** All deadlines by day with what they hold up, and the decisions that wait for a second person (DEADLINE-7). */
export function DeadlinesPage() {
  const { scheme } = useScheme();
  const [params, setParams] = useSearchParams();
  const [setting, setSetting] = useState(false);
  const ended = params.get('ended') === 'yes';
  const timeZone = scheme?.timeZone ?? 'UTC';
  const show = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    setParams(target.value === 'ended' ? { ended: 'yes' } : {});
  const set = (
    <Allowed permission={Permission.DeadlinesSet}>
      <Button look="primary" onClick={() => setSetting(true)}>
        {t('Set a deadline')}
      </Button>
    </Allowed>
  );
  return (
    <Page width="window">
      <PageHeading above={ABOVE.list} actions={set}>
        {t('Deadlines')}
      </PageHeading>
      <Stack gap="wide">
        <Muted>
          {t(
            'A deadline ends with its last day in the scheme’s time zone. An e-mail goes out 14, 3 and 1 days before: for one claim to its member, for all claims to the office.',
          )}
        </Muted>
        <WaitingDecisions timeZone={timeZone} />
        <Stack>
          <Inline>
            <Label htmlFor="deadlines-shown">{t('Show')}</Label>
            <Select id="deadlines-shown" width="auto" mt="0" value={ended ? 'ended' : 'open'} onChange={show}>
              <option value="open">{t('Open deadlines, the next first')}</option>
              <option value="ended">{t('Ended deadlines, the last first')}</option>
            </Select>
          </Inline>
          <DeadlineList key={String(ended)} ended={ended} />
        </Stack>
      </Stack>
      {setting && <SetDeadlineDialog timeZone={timeZone} onClose={() => setSetting(false)} />}
    </Page>
  );
}

import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { CopyField } from '../../components/form/copy-field';
import { Card, Inline, SectionTitle, Stack } from '../../components/page/layout';
import type { CreateApiTokenMutation } from '../../generated/graphql';

interface NewTokenPanelProps {
  created: CreateApiTokenMutation['createApiToken'];
  onDone: () => void;
}

/** The new token, the only time it is shown. */
export function NewTokenPanel({ created, onDone }: NewTokenPanelProps) {
  return (
    <Card aria-label={t('New API token')}>
      <Stack>
        <SectionTitle>{t('Copy the token “{name}” now', { name: created.apiToken.name })}</SectionTitle>
        <p>
          {t(
            'It is shown only once. Keep it as safe as a password: anyone who has it can act as your script.',
          )}
        </p>
        <CopyField label={t('Token')} value={created.token} />
        <Inline>
          <Button onClick={onDone}>{t('Done')}</Button>
        </Inline>
      </Stack>
    </Card>
  );
}

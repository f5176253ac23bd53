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
    <Card aria-label="New API token">
      <Stack>
        <SectionTitle>Copy the token “{created.apiToken.name}” now</SectionTitle>
        <p>It is shown only once. Keep it as safe as a password: anyone who has it can act as your script.</p>
        <CopyField label="Token" value={created.token} />
        <Inline>
          <Button onClick={onDone}>Done</Button>
        </Inline>
      </Stack>
    </Card>
  );
}

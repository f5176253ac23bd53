import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { ErrorState } from '../../components/feedback/states';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { Card, Inline, Muted, SectionTitle, Stack } from '../../components/page/layout';
import { usePasskeyListQuery } from '../../generated/graphql';
import { useTypedBefore } from '../../domain/draft/use-kept-typing';
import { useScheme } from '../../domain/scheme/use-scheme';
import { AddPasskeyDialog } from './add-passkey-dialog';
import { knowsPasskeys } from './device';
import { PasskeyList } from './passkey-list';

/** The user's own passkeys: add, see the last use, remove. Renders nothing when the browser supports none. */
export function PasskeySection() {
  const known = knowsPasskeys();
  const { scheme } = useScheme();
  const { data, error, refetch } = usePasskeyListQuery({ fetchPolicy: 'cache-and-network', skip: !known });
  const title = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  useEffect(
    function focusWhenAskedFor() {
      if (hash === '#passkeys') title.current?.focus();
    },
    [hash, key],
  );
  const [asking, setAsking] = useState<{ typed?: { name?: string } }>();
  useTypedBefore<{ name?: string }>('passkey', ({ values }) => setAsking({ typed: values }));
  if (!known) return null;
  const passkeys = data?.passkeys;
  return (
    <Card aria-label={t('Passkeys')}>
      <Stack>
        <SectionTitle id="passkeys" ref={title} tabIndex={-1}>
          {t('Passkeys')}
        </SectionTitle>
        <Muted>
          {t(
            'Sign in with the screen lock of your phone or computer instead of a password or a code. Your other ways to sign in will still work.',
          )}
        </Muted>
        {passkeys ? (
          <PasskeyList passkeys={passkeys} timeZone={scheme?.timeZone ?? 'UTC'} />
        ) : error ? (
          <ErrorState
            message={t('Your passkeys could not be loaded.')}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonLines count={2} />
        )}
        <Inline>
          <Button onClick={() => setAsking({})}>{t('Add a passkey')}</Button>
        </Inline>
      </Stack>
      {asking && <AddPasskeyDialog typed={asking.typed} onClose={() => setAsking(undefined)} />}
    </Card>
  );
}

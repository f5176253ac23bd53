import { t } from '@rules/text.js';
import { useState, type ReactNode } from 'react';
import { Button } from '../actions/button';
import { Muted, SectionTitle, Stack } from '../page/layout';
import { ErrorState } from './states';

interface OwnCheckProps<Result> {
  /** What the browser works out. */
  intro: string;
  /** Rejects when it could not be checked. */
  check: () => Promise<Result>;
  show: (result: Result) => ReactNode;
}

/** A check that a reader has their own browser do, as often as they like. */
export function OwnCheck<Result>({ intro, check, show }: OwnCheckProps<Result>) {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const [done, setDone] = useState<{ result: Result }>();
  const run = async () => {
    setPending(true);
    setError(undefined);
    setDone(undefined);
    try {
      setDone({ result: await check() });
    } catch (cause) {
      setError(cause);
    } finally {
      setPending(false);
    }
  };
  return (
    <section aria-labelledby="check-yourself">
      <Stack>
        <SectionTitle id="check-yourself">{t('Check this yourself')}</SectionTitle>
        <Muted>{intro}</Muted>
        <div>
          <Button onClick={() => void run()} pending={pending}>
            {done ? t('Check again') : t('Check now')}
          </Button>
        </div>
        <div role="status">{done && show(done.result)}</div>
        {error !== undefined && (
          <ErrorState message={t('It could not be checked.')} error={error} onRetry={() => void run()} />
        )}
      </Stack>
    </section>
  );
}

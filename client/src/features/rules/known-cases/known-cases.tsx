import type { RulesDocument } from '@rules/rules-document.js';
import { useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../../components/actions/button';
import { Notice } from '../../../components/feedback/notice';
import { Muted, SectionTitle, Stack } from '../../../components/page/layout';
import { KnownCaseResults } from './known-case-results';
import { runKnownCases, type KnownCase } from './run-known-cases';

const TITLE = t('Known cases');
/** Runs the known cases with a version's method and matching in the browser (RULES-19). */
export function KnownCases({ document: { assessment } }: { document: RulesDocument }) {
  const [cases, setCases] = useState<readonly KnownCase[]>();
  const [state, setState] = useState<'idle' | 'running' | 'failed'>('idle');
  const run = async () => {
    setState('running');
    try {
      setCases(await runKnownCases(assessment));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <section aria-label={TITLE}>
      <Stack alignItems="flex-start">
        <SectionTitle>{TITLE}</SectionTitle>
        <Muted>
          {t(
            'Published examples and cases worked out by hand, each with its own rules. Those with the method and matching of this version show that the computation works as these rules say.',
          )}
        </Muted>
        <Button pending={state === 'running'} onClick={() => void run()}>
          {t('Run known cases')}
        </Button>
        {state === 'failed' && (
          <Notice tone="error" title={t('The known cases could not be loaded.')} role="alert">
            {t('Check your connection and run them again.')}
          </Notice>
        )}
        {cases && <KnownCaseResults cases={cases} />}
      </Stack>
    </section>
  );
}

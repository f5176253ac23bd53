import { chakra } from '@chakra-ui/react/styled-system';
import { useNavigate } from 'react-router';
import { t } from '@rules/text.js';
import { Button, ButtonLink } from '../../../components/actions/button';
import { usePageKeys } from '../../../lib/use-page-keys';
import type { Neighbours } from './use-neighbours';

const Steps = chakra('nav', { base: { display: 'flex', gap: '2', _print: { display: 'none' } } });

interface StepProps {
  to: string | undefined;
  /** The key that does the same. */
  shortcut: 'j' | 'k';
  children: string;
}

function Step({ to, shortcut, children }: StepProps) {
  if (!to) {
    return (
      <Button size="small" disabled>
        {children}
      </Button>
    );
  }
  return (
    <ButtonLink
      size="small"
      to={to}
      aria-keyshortcuts={shortcut}
      title={t('{children} claim ({toUpperCase})', { children, toUpperCase: shortcut.toUpperCase() })}
    >
      {children}
    </ButtonLink>
  );
}

/** The way to the neighbours of a claim in the list from which it was opened; K and J do the same. */
export function ClaimSteps({ previous, next }: Pick<Neighbours, 'previous' | 'next'>) {
  const navigate = useNavigate();
  usePageKeys({
    k: previous ? () => void navigate(previous) : undefined,
    j: next ? () => void navigate(next) : undefined,
  });
  return (
    <Steps aria-label={t('Claims of this list')}>
      <Step to={previous} shortcut="k">
        {t('Previous')}
      </Step>
      <Step to={next} shortcut="j">
        {t('Next')}
      </Step>
    </Steps>
  );
}

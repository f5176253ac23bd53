import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { Caption, Inline } from '../../components/page/layout';
import { KEEPS_FOCUS } from '../../domain/scheme/use-page-heading';
import { useIsOffice } from '../../domain/session/use-is-office';
import { mayAs } from '../../domain/session/may-as';
import { useProfile } from '../../domain/session/use-profile';
import { useMySubmissionsQuery } from '../../generated/graphql';
import { markPlace } from './mark-place';
import { memberSteps, officeSteps, type TourStep } from './tour-steps';
import { showTourStep } from './tour-store';
import { useEndTour } from './use-end-tour';

/** At the lower edge next to the page, which stays usable. */
const Panel = chakra('aside', {
  base: {
    position: 'fixed',
    zIndex: 'bar',
    insetInlineStart: { base: '0', md: 'auto' },
    insetInlineEnd: { base: '0', md: '4' },
    bottom: { base: '0', md: '4' },
    width: { md: '24rem' },
    // With large text on a phone the words need more room than the place they speak of.
    maxHeight: 'min(80dvh, max(60dvh, 24rem))',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    p: 'gutter',
    bg: 'surface',
    color: 'ink',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: { base: 'none', md: 'md' },
    _print: { display: 'none' },
  },
});
/** With large text it scrolls, and the buttons below it stay. */
const Words = chakra('div', { base: { minHeight: '0', overflowY: 'auto' } });
const Title = chakra('h2', { base: { textStyle: 'subheading', overflowWrap: 'anywhere' } });
const Text = chakra('p', { base: { mt: '2' } });

/** The steps of the signed-in user's tour; undefined while it is not known which they are. */
function useSteps(): TourStep[] | undefined {
  const isOffice = useIsOffice();
  const { user } = useProfile();
  const { data, error } = useMySubmissionsQuery({ skip: isOffice });
  if (isOffice) return officeSteps((permission) => mayAs(user?.role, permission));
  if (!data && !error) return undefined;
  return memberSteps(data?.mySubmissions[0]?.id);
}

/** The tour: one step at a time, each on its page with its place marked; left with Esc or the button (TOUR-2). */
export function Tour({ step }: { step: number }) {
  const steps = useSteps();
  if (!steps) return null;
  const at = Math.min(step, steps.length - 1);
  return <Step key={at} step={steps[at]!} at={at} count={steps.length} />;
}

function Step({ step, at, count }: { step: TourStep; at: number; count: number }) {
  const { path, place, title, text } = step;
  const navigate = useNavigate();
  const endTour = useEndTour();
  const heading = useRef<HTMLHeadingElement>(null);
  const isLast = at === count - 1;
  useEffect(
    function showThePlace() {
      if (path !== undefined && window.location.pathname !== path)
        void navigate(path, { state: KEEPS_FOCUS });
      heading.current?.focus({ preventScroll: true });
      return markPlace(place);
    },
    [path, place, navigate],
  );
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') endTour();
  };
  return (
    <Panel aria-label={t('Tour')} data-tour-panel="" onKeyDown={press}>
      <Words>
        <Caption>{t('Step {at} of {count}', { at: at + 1, count })}</Caption>
        <Title ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <Text>{text}</Text>
      </Words>
      <Inline>
        {isLast ? (
          <Button size="small" look="primary" onClick={endTour}>
            {t('Finish the tour')}
          </Button>
        ) : (
          <Button size="small" look="primary" onClick={() => showTourStep(at + 1)}>
            {t('Next')}
          </Button>
        )}
        {at > 0 && (
          <Button size="small" onClick={() => showTourStep(at - 1)}>
            {t('Back')}
          </Button>
        )}
        {!isLast && (
          <Button size="small" look="quiet" onClick={endTour}>
            {t('Leave the tour')}
          </Button>
        )}
      </Inline>
    </Panel>
  );
}

import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { Notice } from '../../components/feedback/notice';
import { Inline, Stack } from '../../components/page/layout';
import { cachedUser } from '../../domain/session/session';
import { useProfile } from '../../domain/session/use-profile';
import { showTourStep, useTourStep } from './tour-store';
import { useEndTour } from './use-end-tour';

/** Offers the tour on the home page until the user has taken or refused it (TOUR-1). */
export function TourOffer() {
  const { user } = useProfile();
  const step = useTourStep();
  const endTour = useEndTour();
  // From the browser until the server answers, so that the page does not move when it does.
  const isNew = (user ?? cachedUser())?.tourEnded === false;
  if (!isNew || step !== undefined) return null;
  return (
    <Notice tone="plain" title={t('New here?')}>
      <Stack gap="tight">
        <p>{t('A short tour shows you around. You can leave it at any time.')}</p>
        <Inline>
          <Button onClick={() => showTourStep(0)}>{t('Start the tour')}</Button>
          <Button look="quiet" onClick={endTour}>
            {t('No, thank you')}
          </Button>
        </Inline>
      </Stack>
    </Notice>
  );
}

import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { paths } from '../../domain/paths';

/** A stop of the tour: a page, a place on it, and what it is for. */
export interface TourStep {
  /** Undefined for a place that every page has. */
  path?: string;
  /** The CSS selector of the place that is marked. */
  place: string;
  title: string;
  text: string;
}

const marked = (name: string) => `[data-tour='${name}']`;

const ACCOUNT: TourStep = {
  place: marked('account'),
  title: t('Your account'),
  text: t('Behind your e-mail address you change your password, log out, and take this tour again.'),
};

const NO_CARD_YET = t(
  'You have no claim here yet. Once you have one, it is a card in this place: what is missing, your answers, your documents and our messages are behind it.',
);

/** The member's tour; without a claim, what there is to see before one is filed. */
export function memberSteps(claimId: string | undefined): TourStep[] {
  const home: TourStep[] = [
    {
      path: paths.profile,
      place: marked('tasks'),
      title: t('What to do next'),
      text: t(
        'Begin here each time. If something needs you, it is in this list, and a tap leads to its place. If the list is empty, there is nothing you need to do.',
      ),
    },
    {
      path: paths.profile,
      place: marked('claims'),
      title: t('Your registrations'),
      text: t(
        'Each card is one claim, with its SID, the number to quote when you write to us. Open one to see everything in it.',
      ),
    },
  ];
  const mail: TourStep = {
    path: paths.profile,
    place: `a[href='${paths.mailCheck}']`,
    title: t('Is this e-mail real?'),
    text: t(
      'We never ask for a password or a code by e-mail or telephone. The link at the foot of this page tells how to check that an e-mail is from us.',
    ),
  };
  if (claimId === undefined) return [{ ...home[1]!, text: NO_CARD_YET }, mail, ACCOUNT];
  const path = paths.submissionView(claimId);
  return [
    ...home,
    {
      path,
      place: marked('status'),
      title: t('How far your claim is'),
      text: t(
        'What is missing comes first, then the stages: received, checked, assessed, paid. Nothing is lost if you come back another day.',
      ),
    },
    {
      path,
      place: '#part-b',
      title: t('Your answers'),
      text: t(
        'Check them against your papers. Your tax file number and account number stay hidden until you choose Show.',
      ),
    },
    {
      path,
      place: '#amendments',
      title: t('Questions and changes'),
      text: t(
        'Write to us here if something is wrong or unclear. The answer appears in the same place, and we tell you by e-mail.',
      ),
    },
    {
      path,
      place: '#upload',
      title: t('Documents'),
      text: t('Upload proof of identity and broker statements here: a PDF or a photo.'),
    },
    mail,
    ACCOUNT,
  ];
}

/** The office's tour, with the places that the user's permissions open. */
export function officeSteps(may: (permission: Permission) => boolean): TourStep[] {
  const steps: (TourStep & { needs?: Permission })[] = [
    {
      path: paths.admin,
      place: marked('figures'),
      title: t('The state of the scheme'),
      text: t(
        'Each figure leads to its claims: those with missing data, without trades, with a request that waits.',
      ),
    },
    {
      place: marked('finder'),
      title: t('Find a claim from anywhere'),
      text: t('Press / and type a SID, a name or an e-mail address. Enter on an exact SID opens the claim.'),
    },
    {
      path: paths.submissionsNew,
      place: marked('list-controls'),
      title: t('The list of submissions'),
      text: t(
        'Filter, sort and choose columns; the address of the page keeps it all, so you can bookmark it. Press ? for the keys.',
      ),
    },
    {
      path: paths.submissionsNew,
      place: '#main h1',
      needs: Permission.ImportsRun,
      title: t('Imports and exports'),
      text: t(
        'Import submissions and trades with the buttons next to the heading. A dry run shows what a file would change. Reports are made in the background and wait under Exports.',
      ),
    },
    {
      path: paths.amendments,
      place: '#main h1',
      needs: Permission.AmendmentsAnswer,
      title: t('Requests that wait'),
      text: t(
        'The longest waiting first. In a claim opened from here, Ctrl+Shift+Enter sends the answer and opens the next.',
      ),
    },
    {
      place: marked('places'),
      title: t('Everything else'),
      text: t(
        'Notices, duplicates, imports, exports and settings are one click away, with the number of what is open.',
      ),
    },
    ACCOUNT,
  ];
  return steps.filter(({ needs }) => needs === undefined || may(needs));
}

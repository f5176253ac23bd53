import { t } from '@rules/text.js';
import type { HomeDraftFragment } from '../../../generated/graphql';
import { dayOf, formatDate, formatMomentAt, ownTimeZone, timeOf } from '../../../lib/dates';
import { paths } from '../../../domain/paths';
import { countNeeds, isAskedByOffice, isRemovedUnanswered, type HomeSubmission } from './home-submissions';

/** Something the member can go on with or should look at. */
export interface HomeTask {
  text: string;
  /** Which claim or form it is about. */
  about?: string;
  to: string;
}

/** A registration of the older form, for the draft of its edit. */
export interface HomeRegistration {
  id: string;
  name: string;
}

interface TaskSources {
  claims: readonly HomeSubmission[];
  drafts: readonly HomeDraftFragment[];
  registrations: readonly HomeRegistration[];
  /** What the scheme allows members. */
  scheme: { mayCreate: boolean; mayUpdate: boolean; timeZone: string };
  now: Date;
}

/** The tasks of the home: begun forms, our messages, decisions that were not read, and claims that need something (SCREEN-34). */
export function homeTasks({ claims, drafts, registrations, scheme, now }: TaskSources): HomeTask[] {
  const nameOf = ({ row }: HomeSubmission) => row.legalEntity || t('Legal entity not given');
  // With a single claim there is nothing to tell apart.
  const about = (claim: HomeSubmission) => (claims.length > 1 ? nameOf(claim) : undefined);
  const continued = drafts.flatMap(({ form, subjectId, savedAt }): HomeTask[] => {
    const text = t('Continue your draft, saved {savedText}', { savedText: savedText(savedAt, now) });
    const claim = claims.find(({ row }) => row.id === subjectId);
    const registration = registrations.find(({ id }) => id === subjectId);
    if (form === 'SUBMISSION_CREATE' && scheme.mayCreate)
      return [{ text, about: t('New submission'), to: paths.submissionCreate }];
    if (form === 'SUBMISSION_EDIT' && claim && scheme.mayUpdate)
      return [
        {
          text,
          about: t('Changes to {nameOf}', { nameOf: nameOf(claim) }),
          to: paths.submissionEdit(claim.row.id),
        },
      ];
    if (form === 'AMENDMENT' && claim)
      return [{ text, about: t('Request about {nameOf}', { nameOf: nameOf(claim) }), to: threadOf(claim) }];
    if (form === 'REGISTRATION_CREATE')
      return [{ text, about: t('New older registration'), to: paths.registrationCreate }];
    if (form === 'REGISTRATION_EDIT' && registration)
      return [
        {
          text,
          about: t('Changes to the older registration of {name}', {
            name: registration.name || t('an owner not given'),
          }),
          to: paths.registrationEdit(registration.id),
        },
      ];
    return [];
  });
  const answered = claims
    .filter((claim) => claim.facts?.hasNewAnswer || isAskedByOffice(claim))
    .map((claim) => ({
      text: answerText(claim, scheme.timeZone),
      about: about(claim),
      to: threadOf(claim),
    }));
  const decided = claims.flatMap((claim): HomeTask[] => {
    const { latestObjection, hasNewDecision } = claim.facts ?? {};
    if (!hasNewDecision || !latestObjection?.endedAt) return [];
    const day = formatDate(dayOf(new Date(latestObjection.endedAt), scheme.timeZone));
    return [
      {
        text: t('Your objection was decided on {day}: read the decision', { day }),
        about: about(claim),
        to: `${paths.claimAssessment(claim.row.id)}#objecting`,
      },
    ];
  });
  const removed = claims.filter(isRemovedUnanswered).map((claim) => ({
    text: t('A claim was removed: see why, and what you can do'),
    about: about(claim),
    to: paths.submissionView(claim.row.id),
  }));
  const needy = claims
    .filter((claim) => countNeeds(claim) > 0)
    .map((claim) => ({
      text: t('{countNeeds, plural, one {# thing needs you} other {# things need you}}', {
        countNeeds: countNeeds(claim),
      }),
      about: about(claim),
      to: paths.submissionView(claim.row.id),
    }));
  const taxed = claims
    .filter(({ facts }) => facts?.lacksTaxNumber)
    .map((claim) => ({
      text: t('Tax will be withheld because no tax file number was given: see what you can do'),
      about: about(claim),
      to: paths.submissionView(claim.row.id),
    }));
  return [...continued, ...answered, ...decided, ...removed, ...needy, ...taxed];
}

const threadOf = ({ row }: HomeSubmission) => `${paths.submissionView(row.id)}#amendments`;

function answerText(claim: HomeSubmission, timeZone: string): string {
  const { requestSince } = claim.facts ?? {};
  if (!requestSince) return t('We answered you');
  const day = formatDate(dayOf(new Date(requestSince), timeZone));
  return isAskedByOffice(claim)
    ? t('We wrote to you on {day}: read and reply', { day })
    : t('We answered you on {day}', { day });
}

/** The time of today, or day and time, by the clock of the device. */
function savedText(savedAt: string, now: Date): string {
  const zone = ownTimeZone();
  const isToday = dayOf(new Date(savedAt), zone) === dayOf(now, zone);
  return isToday ? timeOf(savedAt, zone) : t('on {savedAt}', { savedAt: formatMomentAt(savedAt, zone) });
}

import type { PhoneFilingShownFragment } from '../generated/graphql';
import { completeClaim } from './claim-form';

/** The record of a call, as its form has it. */
export const aCall = {
  caller: 'Joan Quill',
  relation: 'MEMBER',
  day: '2026-01-12',
  time: '14:05',
  checks: ['NAME_AND_ADDRESS', 'HOLDER_NUMBER'],
  note: '',
};

/** A complete form of a claim that is filed by telephone. */
export const completePhoneClaim = { ...completeClaim, call: aCall };

/** What a claim's page is told of its filing by telephone; to the office. */
export const aPhoneFiling = (overrides: Partial<PhoneFilingShownFragment> = {}) => ({
  PhoneFiling: {
    phoneFiling: {
      __typename: 'PhoneFiling',
      submissionId: 's1',
      filedAt: '2026-11-20T03:04:05Z',
      copiedAt: '2026-11-20T03:04:06Z',
      confirmedAt: null,
      disputedAt: null,
      maySend: true,
      call: { __typename: 'PhoneCall', ...aCall, filedBy: 'Olive Operator' },
      ...overrides,
    },
  },
});

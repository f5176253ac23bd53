import { registerEnumType } from '@nestjs/graphql';

/** What became of an objection. The first two are open, and end in one of the others (OBJECT-3). */
export enum ObjectionState {
  OPEN = 'OPEN',
  UNDER_REVIEW = 'UNDER_REVIEW',
  UPHELD = 'UPHELD',
  PARTLY_UPHELD = 'PARTLY_UPHELD',
  DISMISSED = 'DISMISSED',
  WITHDRAWN = 'WITHDRAWN',
}

/** How an officer decides an objection. */
export enum ObjectionOutcome {
  UPHELD = 'UPHELD',
  PARTLY_UPHELD = 'PARTLY_UPHELD',
  DISMISSED = 'DISMISSED',
}

registerEnumType(ObjectionState, { name: 'ObjectionState' });
registerEnumType(ObjectionOutcome, { name: 'ObjectionOutcome' });

/** The states in which an objection ends. */
export type EndedState = Exclude<
  `${ObjectionState}`,
  `${ObjectionState.OPEN}` | `${ObjectionState.UNDER_REVIEW}`
>;

/** How an objection ended, in the words of messages. */
export const ENDINGS: Record<EndedState, string> = {
  UPHELD: 'upheld',
  PARTLY_UPHELD: 'upheld in part',
  DISMISSED: 'dismissed',
  WITHDRAWN: 'withdrawn',
};

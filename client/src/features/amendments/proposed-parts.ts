import type { ProposalFragment } from '../../generated/graphql';

/** The parts of a proposed change that are compared with the claim. */
export type Diff = Pick<ProposalFragment, 'fields' | 'tradesAdded' | 'tradesRemoved'>;

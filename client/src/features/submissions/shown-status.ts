import type { MySubmissionsQuery } from '../../generated/graphql';

/** How far the payment of a claim is, as home and claim read it. */
export type ShownStatus = MySubmissionsQuery['myPaymentStatuses'][number];

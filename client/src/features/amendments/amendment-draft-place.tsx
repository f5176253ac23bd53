import { SkeletonLines } from '../../components/feedback/skeleton';

/** As high as an empty form for a request, whose code and draft are loading. */
export const AMENDMENT_DRAFT_PLACE = <SkeletonLines count={4} height="13.2rem" />;

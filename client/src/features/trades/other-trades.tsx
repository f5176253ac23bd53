import { chakra } from '@chakra-ui/react/styled-system';
import { ErrorState } from '../../components/feedback/faces';
import { Spinner } from '../../components/feedback/spinner';
import { useDelayed } from '../../lib/use-delayed';

const Line = chakra('p', { base: { display: 'flex', alignItems: 'baseline', gap: '3', color: 'muted' } });

/** The trades of a claim that are not here yet, behind the first ones. */
export interface OtherTrades {
  /** They could not be loaded; else they are on their way. */
  failed: boolean;
  onRetry: () => void;
}

/** What stands below the first trades of a claim until the others are here. */
export function OtherTradesNotice({ failed, onRetry }: OtherTrades) {
  const slow = useDelayed(!failed);
  if (failed) {
    return (
      <ErrorState message="The other transactions could not be loaded." onRetry={onRetry}>
        Those above are the newest of this claim. Nothing was changed; check your connection and try again.
      </ErrorState>
    );
  }
  return (
    <Line role="status">
      {slow && (
        <>
          <Spinner />
          The other transactions are being loaded. Their number, and whether the balance goes below zero, are
          shown when all are here.
        </>
      )}
    </Line>
  );
}

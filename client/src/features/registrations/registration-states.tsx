import { Spinner } from '../../components/feedback/spinner';
import { Inline } from '../../components/page/layout';

/** The registration while it loads. */
export function RegistrationLoading() {
  return (
    <Inline role="status">
      <Spinner size="large" />
      Loading...
    </Inline>
  );
}

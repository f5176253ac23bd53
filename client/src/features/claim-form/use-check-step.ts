import { useSearchParams } from 'react-router';

const STEP = 'step';
const CHECK = 'check';

/** Whether the answers are being checked before they are sent: in the URL, so that Back leads to the form (CLAIM-46). */
export function useCheckStep() {
  const [params, setParams] = useSearchParams();
  return {
    isAsked: params.get(STEP) === CHECK,
    open: () => setParams((now) => new URLSearchParams([...now, [STEP, CHECK]])),
    /** @param replace leaves no entry in the browser's history */
    close: (replace: boolean) =>
      setParams((now) => new URLSearchParams([...now].filter(([name]) => name !== STEP)), { replace }),
  };
}

import { Notice } from '../../components/feedback/notice';
import { useCheckRefusal } from './use-check-refusal';

/** Says that the user's account may not check yet what others did, and from when on it may; else nothing (USER-17). */
export function CheckRefusal() {
  const refusal = useCheckRefusal();
  return refusal !== null && <Notice tone="needs" title={refusal} />;
}

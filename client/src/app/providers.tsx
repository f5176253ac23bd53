import { ScrollRestoration } from 'react-router';
import { KeepFocus } from '../components/page/keep-focus';
import { Toasts } from '../components/toast/toasts';
import { MaintenanceGate } from './maintenance-gate';

/** What every route needs but the first paint does not: the scheme, alerts, scroll positions, focus handling. */
export function Providers() {
  return (
    <>
      <MaintenanceGate />
      <Toasts />
      <ScrollRestoration />
      <KeepFocus />
    </>
  );
}

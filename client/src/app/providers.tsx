import { ScrollRestoration } from 'react-router';
import { KeepFocus } from '../components/page/keep-focus';
import { Toasts } from '../components/toast/toasts';
import { MaintenanceGate } from './maintenance-gate';

/** What every route needs and the first paint does not: the scheme, alerts, scroll positions, the focus. */
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

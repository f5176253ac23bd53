import { ScrollRestoration } from 'react-router';
import { Toasts } from '../components/toast/toasts';
import { MaintenanceGate } from './maintenance-gate';

/** What every route needs and the first paint does not: the scheme, alerts, scroll positions. */
export function Providers() {
  return (
    <>
      <MaintenanceGate />
      <Toasts />
      <ScrollRestoration />
    </>
  );
}

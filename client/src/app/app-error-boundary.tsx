import { Component, type ReactNode } from 'react';
import { MaintenanceNotice } from './maintenance-notice';

/** Shows the maintenance notice when the whole application fails (MAINT-3). */
export class AppErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <MaintenanceNotice /> : this.props.children;
  }
}

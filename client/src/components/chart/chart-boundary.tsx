import { Component, type ReactNode } from 'react';
import { Muted } from '../page/layout';

interface ChartBoundaryProps {
  children: ReactNode;
}

/** Keeps a chart that cannot be loaded or drawn from taking the page with it: its table stands beside it. */
export class ChartBoundary extends Component<ChartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <Muted>The chart could not be drawn. The table has its numbers.</Muted>;
  }
}

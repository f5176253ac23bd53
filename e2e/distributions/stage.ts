import type { Portal, SignIn } from '../portal.js';

/** What the steps of a distribution's tests share, one after the other. */
export interface Stage {
  portal: Portal;
  /** Who approves what the demo's administrator makes. */
  approver: SignIn;
  /** The Direct Entry file of the first payment run. */
  sentFile: string;
}

/** The number of claims and the sum of their losses. */
export interface LossBucket {
  /** In the currency of the rules, both as exact decimals: from this loss, below that one; null without an end. */
  from: string;
  to: string | null;
  claims: number;
  loss: string;
}

/** A claim whose loss changed most since the run before; null where it had, or has, none. */
export interface LossChange {
  submissionId: string;
  sid: string | null;
  before: string | null;
  after: string | null;
}

/** What the review shows of a run; computed once, since results never change. */
export interface RunFigures {
  recognisedLoss: string;
  sumOfSlices: string;
  withLoss: number;
  statuses: Record<string, number>;
  limits: Record<string, number>;
  histogram: LossBucket[];
  /** By code: the claims that have it, and those of them that are blocked. */
  findings: { code: string; claims: number; blocked: number }[];
  changes: LossChange[];
}

/** How far the payment of a claim is, as its member reads it (PAY-18). */
export enum PaymentStage {
  /** Its line or its loss comes to nothing. */
  NONE = 'NONE',
  PREPARING = 'PREPARING',
  HELD = 'HELD',
  IN_FILE = 'IN_FILE',
  SENT = 'SENT',
  PAID = 'PAID',
  RETURNED = 'RETURNED',
  /** It came back, and may have been paid all the same: the bank is asked. */
  QUERIED = 'QUERIED',
  UNCLAIMED = 'UNCLAIMED',
}

/** What the terms of the trade mean, said where a page uses one for the first time. */
export const meaningOf = {
  sid: 'The SID is the number that identifies your claim in this scheme.',
  rgm: 'Registered Group Member: the investor the claim belongs to.',
  hinSrn: 'The holder number on your CHESS or share registry statement.',
  bsb: 'The six digits that identify an Australian bank branch.',
} as const;

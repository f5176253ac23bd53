import type { Page } from 'playwright-core';
import { aClaimInput } from '../server/test/harness/claims.js';
import type { Portal } from './portal.js';

interface FiledClaim {
  sid: string;
  openingBalance?: string;
  tradeData: object[];
}

let filed = 0;

/**
 * Files a claim for the demo member, as the administrator who is signed in on the page; returns its id. It shares no
 * number, name or address with another, or the search for duplicates would sooner or later add a point to its status.
 */
export async function fileClaimOfMember(
  portal: Portal,
  page: Page,
  { sid, openingBalance = '0', tradeData }: FiledClaim,
): Promise<string> {
  filed += 1;
  const claim = aClaimInput({
    legalDetails: {
      legalEntity: `${sid} Holdings`,
      registeredOwner: `${sid} Holdings`,
      tradingAccount: '',
      taxNumber: '',
    },
    bankDetails: { accountNo: String(20_000_000 + filed) },
    addressDetails: { address: `${filed} ${sid} Lane` },
  });
  const response = await fetch(`${portal.server.url}/api/settlement-submission/admin-create`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await page.evaluate<string>("localStorage.getItem('token')")}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      sid,
      ...claim,
      contactDetails: { ...claim.contactDetails, email: portal.signIn('Member').email },
      tradeDetails: { openingBalance, tradeData },
    }),
  });
  return ((await response.json()) as { submissionId: string }).submissionId;
}

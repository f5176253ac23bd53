import type { Page } from 'playwright-core';
import { SCRIPT_DOCUMENTS } from '../server/src/graphql/generated/known-documents.js';

/**
 * Imports so many trades of a claim over the trade period of the demo scheme, every third a sale, with the token of the
 * administrator who is signed in on the page. Resolves with the claim's id when they are applied.
 */
export function sendTrades(page: Page, sid: string, count: number): Promise<string> {
  return page.evaluate<string>(`(async () => {
    const headers = { authorization: 'Bearer ' + localStorage.getItem('token') };
    const rows = Array.from({ length: ${count} }, (_, at) => {
      const day = new Date(Date.UTC(2017, 7, 25) + (at % 440) * 86_400_000).toISOString().slice(0, 10);
      const shares = at % 997 + 1;
      return ['${sid}', at % 3 === 2 ? 'SELL' : 'BUY', day, shares, '2', shares * 2].join();
    });
    const lines = ['sid,transactionType,tradeDate,quantity,pricePerShare,totalAmount', ...rows];
    const body = new FormData();
    body.set('file', new File([lines.join('\\n')], 'many.csv', { type: 'text/csv' }));
    const sent = await fetch('/api/import/settlement-records/trade?mode=append', { method: 'POST', headers, body });
    const { importId } = await sent.json();
    for (let status = ''; status !== 'DONE'; ) {
      const answer = await fetch('/graphql', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ query: ${JSON.stringify(SCRIPT_DOCUMENTS[0])}, variables: { id: importId } }),
      });
      const { data } = await answer.json();
      // Nothing is said of the import when a busy machine refuses the question.
      status = data ? data.importRun.status : '';
      if (status === 'FAILED' || status === 'CANCELLED') throw new Error(status);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const found = await fetch('/api/settlement-submission/search?filter=ALL&query=${sid}', { headers });
    return (await found.json()).data.find((claim) => claim.sid === '${sid}').id;
  })()`);
}

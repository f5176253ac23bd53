import { CANARIES, canaryAccount, canaryTaxNumber } from './canaries.js';
import { aClaimInput, CREATE, put } from './claims.js';
import { canarySid, recordsFile } from './canary-files.js';
import type { CanaryFlow } from './canary-flows.js';
import type { Client } from './client.js';
import { ended } from './importing.js';
import { PROFILE } from './paying.js';
import { statusReport } from './returning.js';

const ACCOUNT = canaryAccount(1);
const taxNumber = canaryTaxNumber(1);
const { iban } = CANARIES;

/** Before an answer that is no refusal. */
export const ACCEPTED = 'accepted: ';

interface Refused {
  status: number;
  body: unknown;
}

/**
 * Sends canaries where they do not belong, to both APIs and in files: each is refused.
 * @returns the answers, by what was sent
 */
export async function sendBadInput(flow: CanaryFlow): Promise<Map<string, string>> {
  const { member, maker, server } = flow;
  const id = await flow.idOf(1);
  const path = `/api/settlement-submission/${id}/update`;
  const { bankDetails } = aClaimInput({ bankDetails: { accountNo: ACCOUNT } });
  const claim = aClaimInput({ bankDetails: { accountNo: `${ACCOUNT}\u0000` }, legalDetails: { taxNumber } });
  const body = (text: string) => ({
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: text,
  });
  const upload = (kind: string, file: string | Blob, name: string) =>
    importAnswer(maker.client, kind, file, name);
  const headless = recordsFile().split('\n').slice(1).join('\n');
  const sent: Record<string, () => Promise<Refused>> = {
    'a control character': () => member.graphql(CREATE, { input: claim }),
    'an account of letters': () =>
      member.graphql(CREATE, {
        input: aClaimInput({ bankDetails: { accountNo: ACCOUNT, accountName: '' } }),
      }),
    'a field that there is not': () =>
      member.graphql(CREATE, { input: { ...claim, bankDetails: { accountNumber: ACCOUNT } } }),
    'another type': () => member.graphql(CREATE, { input: { ...claim, bankDetails: [ACCOUNT, iban] } }),
    'a whole object as the id': () =>
      member.graphql('query ($id: ID!) { submission(id: $id) { id } }', { id: { ACCOUNT } }),
    'a literal in a document that is not closed': () =>
      member.graphql(`mutation { createSubmission(input: { bankDetails: { accountNo: "${ACCOUNT}" `),
    'a literal without quotes': () =>
      member.graphql(
        `mutation { createSubmission(input: { bankDetails: { accountNo: ${ACCOUNT}, bsb: } }) { message } }`,
      ),
    'an account as a variable': () =>
      member.graphql(`query ($id: ID!) { submission(id: $id) { id } }`, { id: ACCOUNT }),
    'JSON with a comma too many': () =>
      member.send(path, body(`{"bankDetails":{"accountNo":"${ACCOUNT}",}}`)),
    'JSON that begins with it': () => member.send(path, body(`${ACCOUNT} ${iban}`)),
    'a property that there is not': () =>
      put(member, path, { bankDetails: { ...bankDetails, accountNumber: ACCOUNT } }),
    'a number instead of a text': () =>
      put(member, path, { bankDetails: { ...bankDetails, accountNo: Number(ACCOUNT) } }),
    'an account in a path': () => member.get(`/api/settlement-submission/${ACCOUNT}`),
    'an account in a path that there is not': () => member.get(`/api/nothing/${ACCOUNT}?tfn=${taxNumber}`),
    'an account as an import': () => maker.client.get(`/api/import/${ACCOUNT}`),
    'a tax file number as an address': () =>
      server.nobody.post('/api/auth/signin', { email: taxNumber, password: `${ACCOUNT} ${iban}` }),
    'an account as a link': () => server.nobody.get(`/api/downloads/${ACCOUNT}`),
    'a proof that is none': () =>
      server.nobody.graphql(
        'mutation ($token: String!) { openClaimCopy(token: $token, code: "1") { sid } }',
        { token: iban },
      ),
    'a bank profile': () =>
      maker.client.graphql('mutation ($input: BankProfileInput!) { saveBankProfile(input: $input) { id } }', {
        input: { ...PROFILE, traceAccount: `${ACCOUNT}-${iban}`, userName: `${CANARIES.bankUserName}\u20ac` },
      }),
    'records without their header': () => upload('settlement-records', headless, 'records.csv'),
    'records with a wrong header': () =>
      upload('settlement-records', recordsFile().replace('legalEntity', ACCOUNT), 'records.csv'),
    'records as trades': () => upload('settlement-records/trade', recordsFile(), 'trades.csv'),
    'records as returns': () => upload('returns', recordsFile(), 'returns.txt'),
    'returns with a document type': () =>
      upload('returns', `<!DOCTYPE a [<!ENTITY b "${iban}">]><a>${ACCOUNT}</a>`, 'returns.xml'),
    'returns with other elements': () =>
      upload('returns', statusReport(iban, [{ id: ACCOUNT, reason: taxNumber }]), 'returns.xml'),
    'returns of lines that are too long': () =>
      upload('returns', `2${ACCOUNT}${iban}`.repeat(40), 'returns.txt'),
    'trades of an account': () =>
      upload(
        'settlement-records/trade',
        `sid,transactionType,tradeDate,quantity,pricePerShare,totalAmount\n${canarySid(1)},BUY,${ACCOUNT},${iban},${taxNumber},1`,
        'trades.csv',
      ),
  };
  const answers = new Map<string, string>();
  for (const [name, send] of Object.entries(sent)) {
    await server.database.db.query('DELETE FROM limits');
    const { status, body: answer } = await send();
    const text = JSON.stringify(answer);
    const isRefused = status >= 400 || /"errors":\[|"status":"REFUSED"|"rejected":1/.test(text);
    answers.set(name, isRefused ? text : `${ACCEPTED}${text}`);
  }
  return answers;
}

/** The answer to an upload, and once it was accepted, the end of its run with the report about its rows. */
async function importAnswer(
  client: Client,
  kind: string,
  file: string | Blob,
  name: string,
): Promise<Refused> {
  const { status, body } = await client.upload<{ importId?: string }>(`/api/import/${kind}`, name, file);
  return body.importId ? { status, body: await ended(client, body.importId) } : { status, body };
}

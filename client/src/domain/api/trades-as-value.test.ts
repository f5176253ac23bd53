import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { print } from 'graphql';
import { of } from 'rxjs';
import { RegistrationViewDocument, SubmissionViewDocument } from '../../generated/graphql';
import { aSubmission, aTrade } from '../../test-support/answers';
import { tradesAsValue } from './trades-as-value';

const COLUMNS = ['id', 'transactionType', 'tradeDate', 'quantity', 'pricePerShare', 'totalAmount'];

describe('the trades of a claim in the cache (TRADE-26)', () => {
  const { documentTransform, link } = tradesAsValue();
  const data = aSubmission({ trades: [aTrade({ id: 't1', quantity: '12' })] });
  let sent = '';
  const server = new ApolloLink(({ query }) => {
    sent = print(query);
    return of({ data });
  });
  const client = new ApolloClient({
    link: link.concat(server),
    cache: new InMemoryCache(),
    documentTransform,
  });

  it('are one value, and the server is asked for all their columns', async () => {
    const options = { query: SubmissionViewDocument, variables: { id: 's1' } };
    const answer = await client.query(options);
    const [trade] = answer.data!.submission.submissionData.tradeDetails.tradeData;
    expect(trade).toMatchObject({ id: 't1', quantity: '12' });
    expect(client.readQuery(options)!.submission.submissionData.tradeDetails.tradeData).toEqual([trade]);
    expect(Object.keys(client.cache.extract() as object).filter((key) => key.startsWith('Trade:'))).toEqual(
      [],
    );
    const [, columns] = /tradeData \{([^}]*)\}/.exec(sent)!;
    expect(columns!.trim().split(/\s+/)).toEqual([...COLUMNS, '__typename']);
  });

  it('leave the trades of an older registration as they are', () => {
    const seen = print(documentTransform.transformDocument(RegistrationViewDocument));
    expect(seen).toBe(print(RegistrationViewDocument));
  });
});

import { ApolloLink, DocumentTransform } from '@apollo/client';
import { Kind, visit, type DocumentNode, type FieldNode, type SelectionSetNode } from 'graphql';
import { delay } from 'rxjs';

/** The fragment with a claim's trades, of every document that has them, and their field. */
const FRAGMENT = 'ClaimData';
const FIELD = 'tradeData';

/** A document whose trades have other columns than given; the same document when there is nothing to change. */
function withColumns(document: DocumentNode, change: (trades: FieldNode) => FieldNode): DocumentNode {
  return visit(document, {
    [Kind.OPERATION_DEFINITION]: () => false,
    [Kind.FRAGMENT_DEFINITION]: ({ name }) => (name.value === FRAGMENT ? undefined : false),
    [Kind.FIELD]: (field) => (field.name.value === FIELD ? change(field) : undefined),
  });
}

/**
 * Keeps the trades of a claim in Apollo's cache as one value, as if their list were a scalar (TRADE-26). Written and read
 * field by field, as everything else, 50,000 trades block the page for most of a second, and they never change one by one.
 * @returns what the cache sees of a document, and a link that asks the server for the columns again
 */
export function tradesAsValue() {
  let columns: SelectionSetNode | undefined;
  const documentTransform = new DocumentTransform((document) =>
    withColumns(document, ({ selectionSet, ...field }) => {
      columns = selectionSet ?? columns;
      return field;
    }),
  );
  const asked = new DocumentTransform((document) =>
    withColumns(document, (field) => ({ ...field, selectionSet: columns })),
  );
  const link = new ApolloLink((operation, forward) => {
    const query = asked.transformDocument(operation.query);
    if (query === operation.query) return forward(operation);
    operation.query = query;
    // In a task of its own: the parsing of 50,000 trades has just held the page as long as it may.
    return forward(operation).pipe(delay(0));
  });
  return { documentTransform, link };
}

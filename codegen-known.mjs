import { readFileSync } from 'node:fs';
import { InMemoryCache } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { documentOf, fragmentsIn, operationsOf } from './codegen-documents.mjs';
import { shortText } from './codegen-text.mjs';

const cache = new InMemoryCache();

/**
 * A plugin of GraphQL Code Generator for the server: the documents that it knows, letter by letter as they are sent.
 * @param asText the client's files that are asked as text, without the GraphQL client
 * @param scripted the pages whose scripts ask too
 */
export function plugin(_schema, documents, { asText, scripted }) {
  const fragments = fragmentsIn(documents);
  const client = documents.flatMap(({ location, document }) => {
    const isText = asText.some((source) => location.endsWith(source));
    const textOf = (operation) => (isText ? shortText(operation) : sentText(operation, fragments));
    return operationsOf(document).map(textOf);
  });
  return [
    '// Made by `npm run codegen`.',
    constantOf('CLIENT_DOCUMENTS', 'What the client sends.', client.sort()),
    constantOf('SCRIPT_DOCUMENTS', `What the scripts of ${scripted.join(' and ')} send.`, [
      ...new Set(scripted.flatMap((page) => textsIn(readFileSync(page, 'utf8')))),
    ]),
  ].join('\n\n');
}

/** As Apollo Client sends it: with `__typename` wherever its cache asks for it. */
const sentText = (operation, fragments) => print(cache.transformDocument(documentOf(operation, fragments)));

/** The documents of the scripts on a page: between grave accents in Node, inside JSON with curl. */
function textsIn(page) {
  const inNode = [...page.matchAll(/`((?:query|mutation)\b[^`{]*\{[^`]*)`/g)].map(([, text]) => text);
  const inJson = [...page.matchAll(/"query": ?("(?:[^"\\]|\\.)*")/g)].map(([, text]) => JSON.parse(text));
  return [...inNode, ...inJson];
}

const constantOf = (name, what, texts) =>
  `/** ${what} */\nexport const ${name}: readonly string[] = [\n${texts.map(literalOf).join(',\n')},\n];`;

/** Over several lines, so that a change of a document shows as what it is. */
const literalOf = (text) => `\`${text.replace(/[`\\]|\$\{/g, '\\$&')}\``;

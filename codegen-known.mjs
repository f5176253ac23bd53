import { readFileSync } from 'node:fs';
import { InMemoryCache } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { documentOf, fragmentsIn, operationsOf } from './codegen-documents.mjs';
import { shortText } from './codegen-text.mjs';

const cache = new InMemoryCache();

/**
 * A plugin of GraphQL Code Generator for the server: the known documents, exactly as they are sent.
 * @param asText the client's files whose queries are sent as text, without the GraphQL client
 * @param scripted the documentation pages whose scripts send documents
 */
export function plugin(_schema, documents, { asText, scripted }) {
  const fragments = fragmentsIn(documents);
  const client = documents.flatMap(({ location, document }) => {
    const isText = asText.some((source) => location.endsWith(source));
    const literal = (operation) =>
      isText ? literalOf(shortText(operation)) : literalOfSent(documentOf(operation, fragments));
    return operationsOf(document).map(literal);
  });
  const scripts = scripted.flatMap((page) => textsIn(readFileSync(page, 'utf8')));
  return [
    '// Made by `npm run codegen`.',
    ...[...fragments].sort(([a], [b]) => (a < b ? -1 : 1)).map(fragmentConstant),
    listConstant('CLIENT_DOCUMENTS', 'What the client sends.', client.sort()),
    listConstant('SCRIPT_DOCUMENTS', `What the scripts of ${scripted.join(' and ')} send.`, [
      ...new Set(scripts.map(literalOf)),
    ]),
  ].join('\n\n');
}

/** Each fragment is written once: a document is its operation, followed by references to its fragments' constants. */
function literalOfSent(document) {
  const [operation, ...fragments] = sentDefinitions(document);
  const rest = fragments.map(({ name }) => `\\n\\n\${${name.value}}`);
  return `${literalOf(print(operation)).slice(0, -1)}${rest.join('')}\``;
}

const fragmentConstant = ([name, fragment]) =>
  `const ${name} = ${literalOf(print(sentDefinitions({ kind: 'Document', definitions: [fragment] })[0]))};`;

/** As Apollo Client sends them: with `__typename` where its cache adds it. */
const sentDefinitions = (document) => cache.transformDocument(document).definitions;

/** The documents in a page's scripts: between backticks for Node, inside JSON for curl. */
function textsIn(page) {
  const inNode = [...page.matchAll(/`((?:query|mutation)\b[^`{]*\{[^`]*)`/g)].map(([, text]) => text);
  const inJson = [...page.matchAll(/"query": ?("(?:[^"\\]|\\.)*")/g)].map(([, text]) => JSON.parse(text));
  return [...inNode, ...inJson];
}

const listConstant = (name, what, literals) =>
  `/** ${what} */\nexport const ${name}: readonly string[] = [\n${literals.join(',\n')},\n];`;

/** One line each: the readable form is in the `.graphql` file. */
const literalOf = (text) => `\`${text.replace(/[`\\]|\$\{/g, '\\$&').replaceAll('\n', '\\n')}\``;

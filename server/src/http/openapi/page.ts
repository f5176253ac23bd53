import { escapeHtml } from '../../common/escape-html.js';
import { OPERATIONS, REFUSALS, refusalsOf, whoOf } from './document.js';
import type { Operation } from './operation.js';
import type { Schema } from './schema.js';
import { SCHEMAS } from './schemas.js';

/** The REST paths as a readable page. It has no script, so it needs no content security policy of its own. */
export function documentationPage(): string {
  const subjects = Object.entries(OPERATIONS).map(
    ([subject, operations]) =>
      `<section><h2 id="${anchorOf(subject)}">${escapeHtml(subject)}</h2>${Object.entries(operations)
        .map(([name, operation]) => operationPart(name, operation))
        .join('')}</section>`,
  );
  const schemas = Object.entries(SCHEMAS).map(
    ([name, schema]) =>
      `<article id="schema-${name}"><h3>${name}</h3>${note(schema.description)}<pre>${shape(schema, 0)}</pre></article>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The REST API of Prorata</title>
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body><main>
<h1>The REST API of Prorata</h1>
<p>Below <code>/api</code>, as JSON; the same as <a href="/api/docs/json">OpenAPI</a>, for tools. Send the access token from a sign-in or an API token as <code>Authorization: Bearer …</code>. Everything else is available through GraphQL at <code>/graphql</code>.</p>
<nav><ul>${[...Object.keys(OPERATIONS), 'Objects']
    .map((subject) => `<li><a href="#${anchorOf(subject)}">${escapeHtml(subject)}</a></li>`)
    .join('')}</ul></nav>
${subjects.join('\n')}
<section><h2 id="objects">Objects</h2>${schemas.join('')}</section>
</main></body>
</html>`;
}

const anchorOf = (subject: string) => subject.toLowerCase().replace(/[^a-z]+/g, '-');

function operationPart(name: string, operation: Operation): string {
  const { summary, access, token, path = {}, query = {}, headers = [], body, form, answer } = operation;
  const scope = token ? `; API tokens with the scope <code>${token}</code>` : '; not API tokens';
  const rows: [string, string][] = [
    ['Who', escapeHtml(whoOf(access)) + (access === 'everybody' ? '' : scope)],
    ...Object.entries(path).map(([part, what]): [string, string] => [
      `<code>{${part}}</code>`,
      escapeHtml(what),
    ]),
    ...Object.entries(query).map(([part, { description }]): [string, string] => [
      `<code>?${part}=</code>`,
      escapeHtml(description),
    ]),
    ...headers.map((header): [string, string] => ['Header', `<code>${header}</code>`]),
    ...(body ? [['Body', `<pre>${shape(body, 0)}</pre>`] as [string, string]] : []),
    ...(form ? [['Multipart', `<pre>${shape(form, 0)}</pre>`] as [string, string]] : []),
    [
      `Answer ${answer.status}`,
      'file' in answer ? escapeHtml(`a file, ${answer.file}`) : `<pre>${shape(answer.json, 0)}</pre>`,
    ],
    [
      'Refusals',
      refusalsOf(operation)
        .map((status) => `${status} ${escapeHtml(REFUSALS[status]!)}`)
        .join('<br>'),
    ],
  ];
  return `<article><h3><code>${escapeHtml(name)}</code></h3><p>${escapeHtml(summary)}</p>
<table>${rows.map(([head, cell]) => `<tr><th scope="row">${head}</th><td>${cell}</td></tr>`).join('')}</table></article>`;
}

const note = (description: string | undefined) => (description ? `<p>${escapeHtml(description)}</p>` : '');

/** A schema in the short notation of the page. */
function shape(schema: Schema, depth: number): string {
  const { $ref: ref, items, properties, required = [] } = schema;
  if (ref) {
    const name = ref.slice(ref.lastIndexOf('/') + 1);
    return `<a href="#schema-${name}">${name}</a>`;
  }
  if (items) return `[${shape(items, depth)}]`;
  if (!properties) return escapeHtml(wordsOf(schema));
  const indent = '  '.repeat(depth + 1);
  const lines = Object.entries(properties).map(
    ([name, inner]) => `${indent}${name}${required.includes(name) ? '' : '?'}: ${shape(inner, depth + 1)}`,
  );
  return `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`;
}

function wordsOf({ type, format, enum: words }: Schema): string {
  if (words) return words.map((word) => word ?? 'null').join(' | ');
  const names = [type ?? 'any'].flat().map((name) => (name === 'string' && format ? format : String(name)));
  return names.join(' | ');
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createPoFile, createItem, stringifyPo } from 'pofile-ts';
import ts from 'typescript';
import { root } from './root.mjs';

const folders = ['client/src', 'server/src/rules', 'server/src/mail'];
const left = /\.(test|spec|d)\.tsx?$|\/(generated|test-support|component-page)\//;

/** The file that lists every text of the product, with the files that show it. */
export const catalogueFile = join(root, 'locales/en.po');

/** Writes the catalogue from the sources. */
export function writeCatalogue() {
  writeFileSync(catalogueFile, catalogueText());
}

/** @throws Error when the catalogue is not what the sources say */
export function checkCatalogue() {
  if (readFileSync(catalogueFile, 'utf8') !== catalogueText())
    throw new Error('locales/en.po differs from the texts in the sources. Please run npm run codegen.');
}

/** The catalogue as the sources say: sorted, so that a change of one text is a change of few lines. */
function catalogueText() {
  const places = new Map();
  for (const folder of folders)
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (!entry.isFile() || !/\.tsx?$/.test(file) || left.test(file)) continue;
      const name = relative(root, file).replaceAll('\\', '/');
      for (const message of messagesOf(file, name))
        places.set(message, (places.get(message) ?? new Set()).add(name));
    }
  const items = [...places.keys()].sort(byCode).map((message) => {
    const item = createItem();
    item.msgid = message;
    item.msgstr = [message];
    item.references = [...places.get(message)].sort(byCode);
    return item;
  });
  const file = createPoFile();
  file.headers = { Language: 'en', 'Content-Type': 'text/plain; charset=utf-8' };
  file.items = items;
  return `${stringifyPo(file, { foldLength: 0 }).trimEnd()}\n`;
}

/** Independent of the computer's language. */
const byCode = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** The first arguments of `t(…)` and the ids of `<Trans>`. */
function messagesOf(file, name) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const messages = [];
  const add = (node) => {
    if (node && ts.isStringLiteralLike(node)) messages.push(node.text);
    else if (node && ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(add);
    else throw new Error(`A text in ${name} is not written out: ${(node ?? source).getText().slice(0, 80)}`);
  };
  const visit = (node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 't')
      add(node.arguments[0]);
    if (ts.isJsxSelfClosingElement(node) && node.tagName.getText() === 'Trans') {
      const id = node.attributes.properties.find(
        (property) => property.name?.getText() === 'id',
      )?.initializer;
      add(id && ts.isJsxExpression(id) ? id.expression : id);
    }
    ts.forEachChild(node, visit);
  };
  if (name !== 'client/src/components/text/trans.tsx' && name !== 'server/src/rules/text.ts') visit(source);
  return messages;
}

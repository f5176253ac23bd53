import { t } from '@rules/text.js';
import { createElement, Fragment, type ReactNode } from 'react';
import { Dated } from './dated';

type Part = (text: ReactNode) => ReactNode;

interface TransProps {
  /** The English sentence: `Write to <0>the office</0> by {day}.` */
  id: string;
  /** What surrounds the numbered parts of the sentence. */
  parts?: readonly Part[];
  /** What placeholders stand for; a plural needs the number, a select the text. */
  values?: Record<string, ReactNode>;
}

/** Marks the place of a value, so that nothing in it is read as a part of the sentence. */
const MARK = /(<\/?\d+>|\uE000\w+\uE001)/;

/** A sentence in the active language with links, emphasis or elements in it (LANG-2). */
export function Trans({ id, parts = [], values = {} }: TransProps) {
  const places = Object.entries(values).map(([name, value]) => [
    name,
    isChoice(id, name) ? value : `\uE000${name}\uE001`,
  ]);
  const pieces = t(id, Object.fromEntries(places) as Record<string, string | number>).split(MARK);
  return asNode(pieces, parts, values);
}

/** Whether the value decides between forms of the sentence, or is a number in the form of the language. */
const isChoice = (id: string, name: string) => id.includes(`{${name}, `);

/** A text with its dates whole; anything else as it is. */
const withDates = (node: ReactNode) => (typeof node === 'string' ? createElement(Dated, null, node) : node);

/** The pieces up to the end of the part that they are in. */
function asNode(pieces: string[], parts: readonly Part[], values: Record<string, ReactNode>): ReactNode {
  const nodes: ReactNode[] = [];
  for (let piece = pieces.shift(); piece !== undefined; piece = pieces.shift()) {
    if (piece.startsWith('</') && MARK.test(piece)) break;
    const part = /^<(\d+)>$/.exec(piece)?.[1];
    const place = /^\uE000(\w+)\uE001$/.exec(piece)?.[1];
    if (part !== undefined) {
      const inner = asNode(pieces, parts, values);
      nodes.push(parts[Number(part)]?.(inner) ?? inner);
    } else nodes.push(withDates(place === undefined ? piece : values[place]));
  }
  // Spread, so that no piece needs a key.
  return createElement(Fragment, null, ...nodes);
}

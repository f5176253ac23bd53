import { isValidElement, type ReactNode } from 'react';

const LONGEST_WORD = 32;
const LONGEST_NUMBER = 14;

/**
 * Whether a cell's content must be broken inside a word to fit: a name without spaces, a number of many digits. All
 * other words and numbers stay whole, however narrow their column.
 */
export function needsBreaks(content: ReactNode, isNumber: boolean): boolean {
  const longest = isNumber ? LONGEST_NUMBER : LONGEST_WORD;
  return textOf(content)
    .split(/[\s-]/)
    .some((word) => word.length > longest);
}

/** The text written directly in a node. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map((part: ReactNode) => textOf(part)).join(' ');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}

import type { RulesDocument } from '../rules/rules-document.js';
import { readRulesText } from '../rules/rules-text.js';
import { hasDigest } from './rules-digest.js';

/**
 * The rules of a text, also where somebody changed it by SQL; undefined where it says nothing any more (RULES-20).
 * @param sha256 of the text that was checked when it was written
 */
export function readableRules(document: string, sha256: Buffer): RulesDocument | undefined {
  if (hasDigest(document, sha256)) return JSON.parse(document) as RulesDocument;
  const read = readRulesText(document);
  return read.errors ? undefined : read.document;
}

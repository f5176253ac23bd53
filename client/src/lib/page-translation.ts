/** The elements by which a translator replaced our text nodes. */
const replacements = new WeakMap<Node, ChildNode>();

/** The node that represents `node` under `parent`: itself, or its translation. */
function representing(parent: Node, node: Node | null): Node | null {
  if (node === null || node.parentNode === parent) return node;
  const replacement = replacements.get(node);
  return replacement?.parentNode === parent ? replacement : null;
}

/** Removes the translation of a text node that is inserted again, so that both are not shown. */
function forgetTranslation(node: Node): void {
  replacements.get(node)?.remove();
  replacements.delete(node);
}

/** The element that replaced a removed text node: added in the same mutation, or just before the removal. */
function translationIn({ addedNodes, previousSibling, nextSibling }: MutationRecord): ChildNode | undefined {
  const candidates = [...addedNodes, previousSibling, nextSibling];
  return candidates.find((node): node is HTMLFontElement => node instanceof HTMLFontElement);
}

/** Records text nodes that were replaced by their translation, and puts back those that have changed since. */
function followTranslator(records: MutationRecord[], observer: MutationObserver): void {
  for (const record of records) {
    const { target } = record;
    if (record.type === 'characterData') {
      const translation = replacements.get(target);
      replacements.delete(target);
      if (!target.isConnected) translation?.replaceWith(target);
      continue;
    }
    for (const text of record.removedNodes) {
      const translation = text instanceof Text && !text.isConnected && translationIn(record);
      if (!translation) continue;
      replacements.set(text, translation);
      observer.observe(text, { characterData: true });
    }
  }
}

/**
 * A browser that translates the page replaces our text nodes by `<font>` elements. React still holds the text nodes: it
 * would remove one that is no longer in the document, which throws and breaks the page, or update one that is not
 * visible. With this it finds the translation in their place, and a text that changes is shown and translated again.
 * See https://github.com/facebook/react/issues/11538.
 */
export function keepUpWithTranslation(): void {
  new MutationObserver(followTranslator).observe(document, { childList: true, subtree: true });

  wrap('removeChild', (parent, native, node) => {
    if (!replacements.has(node) || node.parentNode === parent) return native(node);
    forgetTranslation(node);
    return node;
  });
  wrap('insertBefore', (parent, native, node, before = null) => {
    forgetTranslation(node);
    return native(node, before && replacements.has(before) ? representing(parent, before) : before);
  });
  wrap('appendChild', (_, native, node) => {
    forgetTranslation(node);
    return native(node);
  });
}

type Native = (node: Node, before?: Node | null) => Node;

function wrap(
  name: 'appendChild' | 'insertBefore' | 'removeChild',
  call: (parent: Node, native: Native, ...nodes: Parameters<Native>) => Node,
): void {
  const method = Reflect.get(Node.prototype, name) as (this: Node, ...nodes: Parameters<Native>) => Node;
  Object.defineProperty(Node.prototype, name, {
    value(this: Node, ...nodes: Parameters<Native>) {
      return call(this, (...given) => method.apply(this, given), ...nodes);
    },
    configurable: true,
    writable: true,
  });
}

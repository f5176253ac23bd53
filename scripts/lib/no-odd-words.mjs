/** Words of our own that readers do not use like this, each with those they do use; see docs/glossary.md. */
export const ODD_WORDS = [
  [/\btold\b/i, '“notified”, “reported” or “warned”'],
  [/\bstands?\b/i, '“is”, “is shown” or “is used”'],
  [/\bbeside\b/i, '“next to”'],
  [/\bfaults?\b/i, '“error”'],
  [/\bmend(?:s|ed)?\b/i, '“correct”'],
  [
    /(?<!e-)\bmail(?:s|ed)?\b(?!-| (?:server|link|program)s?\b)/i,
    '“e-mail”, since the office also sends letters',
  ],
];
/** Errors whose message is shown to users. */
const SHOWN =
  /^(?:BadInput|Conflict|Forbidden|NotFound|TooLarge|Un\w+|RateLimited|FileMissing|FilesUnavailable|StorageFull)$/;

/**
 * A text on a screen, in an e-mail or in an answer of the API has the words its readers use: `t('The member is notified.')`,
 * never 'is told'.
 */
export const noOddWords = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { odd: 'Readers do not use “{{word}}” like this. Please write {{better}}.' },
  },
  create(context) {
    const check = (node) => {
      if (node?.type === 'ConditionalExpression') return [node.consequent, node.alternate].forEach(check);
      const text = textOf(node);
      for (const [pattern, better] of ODD_WORDS) {
        const word = pattern.exec(text)?.[0];
        if (word) context.report({ node, messageId: 'odd', data: { word, better } });
      }
    };
    return {
      CallExpression: ({ callee, arguments: [text] }) => callee.name === 't' && check(text),
      NewExpression: ({ callee, arguments: [text] }) => SHOWN.test(callee.name) && check(text),
      'JSXOpeningElement[name.name="Trans"] > JSXAttribute[name.name="id"]': ({ value }) =>
        check(value?.type === 'JSXExpressionContainer' ? value.expression : value),
    };
  },
};

const textOf = (node) =>
  node?.type === 'TemplateLiteral'
    ? node.quasis.map(({ value }) => value.cooked).join(' ')
    : typeof node?.value === 'string'
      ? node.value
      : '';

/** Attributes and keys whose strings are shown. */
const SHOWN =
  /^(title|label|hint|message|caption|header|heading|lead|words|text|button|action|confirm|keep|accepted|placeholder|alt|statement|photo|ownOrder|help|note|question|what|aria-label|aria-description|aria-valuetext|data-label)$/;
/** Functions whose strings are shown. */
const SHOWING = /^(showToast|errorMessage|causeText|required|askedText|ReadableError)$/;
/** What is not shown: messages of errors for developers, names of events, selectors. */
const SILENT =
  /^(Error|TypeError|RangeError|querySelector|querySelectorAll|closest|matches|indexOf|describe|it)$/;
const COMPARISON = new Set(['===', '!==', '==', '!=', 'in']);

const letters = /\p{L}{2}/u;
const sentence = /^[“(]?\p{Lu}[\p{L}’'-]*,? \p{L}/u;
const selector = /[[\]#>]|:not\(|^\.|\((?:min|max)-/;

/**
 * A text on a screen must be in the catalogue: `t('Save')`, or `<Trans id="…">` for a sentence with elements. Reported
 * are texts between tags, strings of attributes and keys that are shown, and any string that reads as a sentence.
 */
export const noPlainText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { plain: 'This text is not in the catalogue: t({{text}}), or <Trans> if elements are in it.' },
  },
  create(context) {
    const report = (node, text) =>
      context.report({ node, messageId: 'plain', data: { text: `'${text.trim().slice(0, 40)}'` } });
    const check = (node, text) => {
      if (letters.test(text) && isShown(node, text)) report(node, text);
    };
    return {
      JSXText: (node) => letters.test(node.value) && report(node, node.value),
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateLiteral: (node) => check(node, node.quasis.map(({ value }) => value.cooked).join(' ')),
    };
  },
};

/** Whether a string gets to a screen, by the place where it is written or by reading as a sentence. */
function isShown(node, text) {
  const isSentence = sentence.test(text) && !selector.test(text);
  let child = node;
  for (let parent = node.parent; parent; child = parent, parent = parent.parent) {
    switch (parent.type) {
      case 'ConditionalExpression':
        if (parent.test === child) return false;
        break;
      case 'LogicalExpression':
        if (parent.left === child && parent.operator === '&&') return false;
        break;
      case 'BinaryExpression':
        if (COMPARISON.has(parent.operator)) return false;
        break;
      case 'TemplateLiteral':
      case 'ArrayExpression':
      case 'TSAsExpression':
      case 'SpreadElement':
        break;
      case 'JSXExpressionContainer':
        if (parent.parent.type !== 'JSXAttribute') return true;
        break;
      case 'JSXAttribute':
        if (nameOf(parent.parent.name) === 'Trans') return false;
        return SHOWN.test(nameOf(parent.name)) || isSentence;
      case 'Property':
        if (parent.key === child) return false;
        return (SHOWN.test(nameOf(parent.key)) && /^\W*\p{Lu}|\p{L} \p{L}/u.test(text)) || isSentence;
      case 'CallExpression':
      case 'NewExpression': {
        const called = nameOf(parent.callee.property ?? parent.callee);
        if (called === 't' || parent.callee.type === 'Super' || SILENT.test(called)) return false;
        return (SHOWING.test(called) && / |^\p{Lu}\p{Ll}/u.test(text)) || isSentence;
      }
      case 'ImportDeclaration':
      case 'ImportExpression':
      case 'ExportNamedDeclaration':
      case 'TSLiteralType':
      case 'TSEnumMember':
      case 'TaggedTemplateExpression':
      case 'SwitchCase':
      case 'MemberExpression':
        return false;
      default:
        return isSentence;
    }
  }
  return isSentence;
}

const nameOf = (node) => String(node.name?.name ?? node.name ?? node.value ?? '');

/** How a title begins that says what happens, and not to what. */
const VERB =
  /^(?:is|are|was|has|have|can|cannot|does|do|may|must|needs|never|not|but|accepts|answers|asks|checks|comes|counts|displays|drops|ends|gets|gives|goes|groups|holds|keeps|leads|leaves|lists|makes|passes|reads|refuses|rejects|releases|removes|reports|returns|says|sends|serves|shows|starts|stays|takes|tells|terminates|waits|works|writes)\b/;

/**
 * A test's title can be understood alone, since a failed run shows nothing else: at the top level of a file it names its
 * subject, or a `describe` around it does.
 */
export const testSubjects = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      subject: 'Nobody knows what “{{text}}” is about. Name its subject, or put it into a describe.',
    },
  },
  create(context) {
    return {
      'Program > ExpressionStatement > CallExpression'({ callee, arguments: [title] }) {
        const text = title?.value ?? title?.quasis?.[0].value.cooked;
        if (isTest(callee) && typeof text === 'string' && VERB.test(text))
          context.report({ node: title, messageId: 'subject', data: { text: text.slice(0, 40) } });
      },
    };
  },
};

/** `it`, `it.skip` or `it.each(…)`. */
const isTest = (callee) =>
  callee.type === 'Identifier'
    ? callee.name === 'it'
    : isTest(callee.object ?? callee.callee ?? callee.tag ?? { type: 'Identifier' });

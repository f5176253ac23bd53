import { usedPreset, usedStyles, withoutCopies, withoutNames } from './used-parts.js';

describe('what the client leaves out of its libraries (UX-26)', () => {
  const words = new Set(['color', 'bg', 'ps', 'pt', '_hover', 'open']);

  it('keeps utilities that are used by their own name or a short one, and conditions that are used', () => {
    const left = usedPreset(
      `const all = defineConditions({ hover: "&:hover", focus: "&:focus", open: "&[open]" });
       const preset = defineConfig({ conditions: all, utilities: Object.assign({}, {}) });
       const config = { utilities: {
         backgroundColor: { shorthand: "bg", values: "colors" },
         opacity: { values: "opacity" },
         color: { values: "colors" },
         paddingInlineStart: { shorthand: ["paddingStart", "ps"], values: "spacing" },
         paddingTop: { shorthand: ["pt"] },
         float: { transform: (value) => ({ opacity: value }) }
       } };`,
      words,
    );
    // `open` is a word of the sources, but the condition is written `_open`.
    expect(left).toMatch(/defineConditions\(\{ hover: "&:hover",\s*\}\)/);
    expect(left.match(/^ +\w+(?=: \{)/gm)?.map((name) => name.trim())).toEqual([
      'backgroundColor',
      'color',
      'paddingInlineStart',
      'paddingTop',
    ]);
  });

  it('keeps the style properties that are used', () => {
    const list = 'var cssPropertiesStr = "accentColor,color,zoom";\nvar other = "zoom";';
    expect(usedStyles(list, words)).toBe('var cssPropertiesStr = "color";\nvar other = "zoom";');
  });

  it('removes the copies of initial values, and no other (TRADE-34)', () => {
    expect(
      withoutCopies(`({ values: cloneDeep(props.initialValues), row: cloneDeep(value),
        errors: cloneDeep(props.initialErrors) || none })`),
    ).toBe(`({ values: props.initialValues, row: cloneDeep(value),
        errors: props.initialErrors || none })`);
  });

  it('removes the names of components and marks their making as without effect', () => {
    const code = [
      'var Link = React10.forwardRef(() => {',
      '  Inner.displayName = "Inner";',
      '});',
      'Link.displayName = "Link";',
      'var Place = React2.createContext(null);',
      'var held = other(React2.createContext(null));',
    ].join('\n');
    expect(withoutNames(code).split('\n')).toEqual([
      'var Link = /* @__PURE__ */ React10.forwardRef(() => {',
      '  Inner.displayName = "Inner";',
      '});',
      '',
      'var Place = /* @__PURE__ */ React2.createContext(null);',
      'var held = other(React2.createContext(null));',
    ]);
  });
});

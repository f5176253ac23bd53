import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';

const PRESET = /@chakra-ui\/react\/dist\/esm\/preset-base\.js$/;
const STYLES = /@pandacss\/is-valid-prop\/dist\/index\.mjs$/;
const FORMS = /formik\/dist\/formik\.esm\.js$/;
const ROUTER = /react-router\/dist\/development\/chunk-\w+\.mjs$/;

/**
 * Leaves out what of four libraries the client cannot use, as their modules hide from the bundler (UX-26): Chakra's
 * style utilities and conditions that no source of ours names, names of style properties likewise, what React Router
 * keeps only to name its components in developer tools, and Formik's copies. Fails when a module no longer has the
 * expected form.
 */
export function usedParts(sources: string): Plugin {
  const words = wordsOf(sources);
  const changed = new Set<RegExp>();
  const change = (kind: RegExp, code: string, by: (code: string) => string) => {
    const left = by(code);
    if (left !== code) changed.add(kind);
    return { code: left, map: null };
  };
  return {
    name: 'used-parts',
    apply: 'build',
    transform(code, id) {
      if (PRESET.test(id)) return change(PRESET, code, (preset) => usedPreset(preset, words));
      if (STYLES.test(id)) return change(STYLES, code, (styles) => usedStyles(styles, words));
      if (ROUTER.test(id)) return change(ROUTER, code, withoutNames);
      if (FORMS.test(id)) return change(FORMS, code, withoutCopies);
      return null;
    },
    buildEnd(error) {
      if (!error && changed.size < 4)
        this.error(
          'Nothing was left out of Chakra, React Router or Formik: their modules have another form.',
        );
    },
  };
}

/** Every word of the sources, tests apart. A style that the client uses is one of them. */
function wordsOf(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  return new Set(texts.flatMap((text) => text.match(/\w+/g) ?? []));
}

/** Chakra's preset with the utilities, by their own names or short ones, and the conditions that are used. */
export function usedPreset(code: string, words: ReadonlySet<string>): string {
  const unused: [start: number, end: number][] = [];
  const keep = (list: ESTree.Node | undefined, isUsed: (one: ESTree.ObjectProperty) => boolean) => {
    if (list?.type !== 'ObjectExpression') return;
    list.properties.forEach((one, nth) => {
      if (one.type === 'Property' && !isUsed(one))
        unused.push([one.start, list.properties[nth + 1]?.start ?? one.end]);
    });
  };
  new Visitor({
    CallExpression: ({ callee, arguments: [conditions] }) => {
      if (callee.type === 'Identifier' && callee.name === 'defineConditions')
        keep(conditions, ({ key }) => words.has(`_${nameOf(key)}`));
    },
    Property: ({ key, value }) => {
      if (nameOf(key) === 'utilities')
        keep(value, (utility) =>
          [nameOf(utility.key), ...shortNames(utility)].some((name) => words.has(name)),
        );
    },
  }).visit(parseSync('preset-base.js', code).program);
  let left = '';
  let at = 0;
  for (const [start, end] of unused.sort(([one], [other]) => one - other)) {
    left += code.slice(at, start);
    at = end;
  }
  return left + code.slice(at);
}

const nameOf = (key: ESTree.Node | null): string =>
  key?.type === 'Identifier' ? key.name : key?.type === 'Literal' ? String(key.value) : '';

function shortNames({ value }: ESTree.ObjectProperty): string[] {
  if (value.type !== 'ObjectExpression') return [];
  return value.properties.flatMap((one) => {
    if (one.type !== 'Property' || nameOf(one.key) !== 'shorthand') return [];
    return one.value.type === 'ArrayExpression' ? one.value.elements.map(nameOf) : [nameOf(one.value)];
  });
}

/** The list of style properties without those that no source names. */
export function usedStyles(code: string, words: ReadonlySet<string>): string {
  return code.replace(/(?<=cssPropertiesStr = ")[^"]+/, (list) =>
    list
      .split(',')
      .filter((style) => words.has(style))
      .join(','),
  );
}

/**
 * Formik without its copies of a form's initial values, which it makes again with each render (TRADE-34): values are
 * immutable here. Since the current values then share what was not changed, comparing them is short too.
 */
export function withoutCopies(code: string): string {
  return code.replace(/\bcloneDeep\((props\.initial\w+)\)/g, '$1');
}

/** React Router without the names of its components, and with their making marked as free of side effects. */
export function withoutNames(code: string): string {
  return code
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/(?<=^var \w+ = )(?=\w+\.(forwardRef|createContext)\()/gm, '/* @__PURE__ */ ');
}

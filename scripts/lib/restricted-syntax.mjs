/** What a connection or a listener must not do, in the server and what develops it. */
export const SAFE_SERVER = [
  {
    selector: "CallExpression[callee.property.name='once'][arguments.0.value='error']",
    message: 'A second error would end the process: listen with on.',
  },
  {
    selector: "CallExpression[callee.property.name='normalize'][arguments.0.value='NFC']",
    message: 'Use composed: this takes the square of the accents that are piled on a letter.',
  },
  {
    selector: "NewExpression[callee.object.name='pg'][callee.property.name='Client']",
    message: 'Use PoolClient: it is listened to, and never waits for ever.',
  },
  {
    selector: "MemberExpression[property.name='createQueryRunner']",
    message: 'Use a transaction, onOneConnection or ownConnection: tests watch what holds a connection.',
  },
];

const FLOATS = String.raw`/::\s*(?:real|float[48]?)\b|\b(?:double precision|float[48])\b/`;
const NO_FLOAT = 'Shares, prices and money are numeric or bigint in SQL, never floats.';

/** Shares and cents exceed what a binary floating-point number represents exactly (ASSESS-2). */
export const EXACT_NUMBERS = [
  {
    selector: 'CallExpression[callee.name=/^(Number|parseFloat|parseInt)$/]',
    message: 'Shares, prices and money are bigints in small units: readUnits. A count of rows: countOf.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^(toFixed|toPrecision|parseFloat|parseInt)$/]',
    message: 'Shares, prices and money are bigints in small units: writeUnits. A count of rows: countOf.',
  },
  {
    // Handed on, as in map(Number).
    selector:
      "CallExpression[callee.property.name!='any'] > Identifier.arguments[name=/^(Number|parseFloat|parseInt)$/]",
    message: 'Shares, prices and money are bigints in small units: readUnits. A count of rows: countOf.',
  },
  {
    selector: "UnaryExpression[operator='+']",
    message: 'Shares, prices and money are bigints in small units: readUnits.',
  },
  { selector: `TemplateElement[value.raw=${FLOATS}]`, message: NO_FLOAT },
  {
    selector: String.raw`CallExpression[callee.name='Column'] > Literal[value=/^(?:double precision|float[48]?|real)$/]`,
    message: NO_FLOAT,
  },
];

/** The folders of the server whose numbers are exact. */
export const EXACT_IN_SERVER = [
  'server/src/rules/{assessment,distribution,court-report,proof}/**/*.ts',
  'server/src/rules/decimals.ts',
  'server/src/{assessments,rules-versions,claim-decisions,deadlines,distributions}/**/*.ts',
  'server/src/{payments,payment-runs,tax,unclaimed,court-reports}/**/*.ts',
  'server/src/imports/day-prices/**/*.ts',
];

/** The same elsewhere. */
export const EXACT_ELSEWHERE = [
  'vectors/**/*.ts',
  'client/src/features/{assessments,rules,distributions,payments,tax,court-reports}/**/*.{ts,tsx}',
  'client/src/domain/trade/**/*.{ts,tsx}',
];

/** Names of shares and abbreviations of currencies; the codes and signs of currencies are below. */
const WORDS = new Set([
  ...['share', 'shares', 'unit', 'units', 'security', 'securities'],
  ...['dollar', 'dollars', 'euro', 'euros', 'fr', 'sfr', 'rs', 'kr', 'zł', 'kč', 'ft', 'lei', 'rm', 'rp'],
]);
/** ISO 4217, in capitals: `LAK` is a currency, `lak` a hundred thousand. */
const CODES = new Set(Intl.supportedValuesOf('currency'));
/** Without the signs for cents, and without letters that may mean a multiple: `M$`, `T€`. */
const SIGN = /^(?:(?!¢|￠)\p{Sc}|(?:[ACSR]|AU|US|NZ|HK|CA|SG|NT)\$|\$(?:A|AU|US|NZ|CA))$/u;
const BETWEEN_WORDS = /[\s.,:·٫٬'’()+\-−–—]+/;

/**
 * Whether the text that a format adds to a number leaves its value unchanged, as currencies and names of shares do. Any
 * other word may scale it, such as `k`, `Mio.`, `Tsd.`, `lakh` or `c`, and no list of those is ever complete.
 */
export function leavesAmount(textAround: string): boolean {
  return textAround
    .split(BETWEEN_WORDS)
    .every((word) => word === '' || CODES.has(word) || SIGN.test(word) || WORDS.has(word.toLowerCase()));
}

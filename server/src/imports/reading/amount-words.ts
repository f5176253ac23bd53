/**
 * What shares are called, and currencies as they are written in short; the codes and signs of currencies stand below.
 */
const WORDS = new Set([
  ...['share', 'shares', 'unit', 'units', 'security', 'securities'],
  ...['dollar', 'dollars', 'euro', 'euros', 'fr', 'sfr', 'rs', 'kr', 'zł', 'kč', 'ft', 'lei', 'rm', 'rp'],
]);
/** ISO 4217, in capitals: `LAK` is a currency, `lak` a hundred thousand. */
const CODES = new Set(Intl.supportedValuesOf('currency'));
/** Not the signs of a hundredth, and with no letter that may count: `M$`, `T€`. */
const SIGN = /^(?:(?!¢|￠)\p{Sc}|(?:[ACSR]|AU|US|NZ|HK|CA|SG|NT)\$|\$(?:A|AU|US|NZ|CA))$/u;
const BETWEEN_WORDS = /[\s.,:·٫٬'’()+\-−–—]+/;

/**
 * Whether what a format writes next to a number leaves the number as it is: currencies and the names of shares do. Any
 * other word may count it otherwise, such as `k`, `Mio.`, `Tsd.`, `lakh` or `c`, and no list of those is ever complete.
 */
export function leavesAmount(textAround: string): boolean {
  return textAround
    .split(BETWEEN_WORDS)
    .every((word) => word === '' || CODES.has(word) || SIGN.test(word) || WORDS.has(word.toLowerCase()));
}

import { tokenize } from 'numfmt';
import { leavesAmount } from './amount-text.js';
import { sectionsOf, type Token } from './format-sections.js';

/** Which numbers a section of a format applies to; a section with a condition states them. */
type Sign = 'above' | 'below' | 'zero';

const ORDER: readonly Sign[] = ['above', 'below', 'zero'];
const DIGITS = new Set(['ZERO', 'HASH', 'QMARK']);
/** Tokens whose display cannot be mistaken for a digit or a separator. */
const SILENT = new Set(['GROUP', 'COLOR', 'CONDITION', 'SKIP', 'CURRENCY']);
const LITERAL = new Set(['STRING', 'ESCAPED', 'CHAR', 'SPACE', 'MINUS', 'PLUS', 'PAREN']);

/**
 * The shape of a section: `0` a digit, `G` the number as it is, `.` its point, `E` a power of ten, `m` a mark that is only
 * displayed, `x` other text, `!` a token that changes the number. Spaces or apostrophes may separate thousands.
 */
const NUMBER = String.raw`(?:G|0+(?: 000)*(?:\.0*)?(?:E0+)?|\.0+)`;
const ABOVE = new RegExp(String.raw`^(?:xm?|[ +])*${NUMBER}(?:m-?|[ x+])*$`);
const BELOW = new RegExp(String.raw`^(?:xm?|[ (-])*${NUMBER}(?:m-?|[ x)-])*$`);

/**
 * For which numbers a format displays the number itself: rounded, grouped, with a currency or in brackets, but not with its
 * digits separated in another way, as a percentage, in thousands, as a fraction, with added digits, or with words that may
 * scale it.
 */
export function showsAmount(code: string): (stored: string) => boolean {
  const sections = sectionsOf(tokenize(code));
  const hasConditions = sections.some((section) => section.some(({ type }) => type === 'CONDITION'));
  const good = new Map<Sign, boolean>();
  sections.forEach((section, index) => {
    const sign = hasConditions ? signOfCondition(section) : (ORDER[index] ?? 'above');
    good.set(sign, isGood(section, sign) && good.get(sign) !== false);
  });
  const ofSign = (sign: Sign) => good.get(sign) ?? good.get('above') ?? false;
  const all = ORDER.every(ofSign);
  if (all || hasConditions) return () => all;
  return (stored) => ofSign(signOf(Number(stored)));
}

function signOf(value: number): Sign {
  if (value === 0) return 'zero';
  return value < 0 ? 'below' : 'above';
}

function signOfCondition(section: readonly Token[]): Sign {
  const condition = section.find(({ type }) => type === 'CONDITION')?.raw.replace(/\s/g, '') ?? '';
  if (/^\[<=?0+\]$/.test(condition)) return 'below';
  return /^\[=0+\]$/.test(condition) ? 'zero' : 'above';
}

function isGood(section: readonly Token[], sign: Sign): boolean {
  const shape = section.map(shapeOf).join('');
  // In accounts, nothing, a dash or a word means 0.
  if (sign === 'zero' && !/[!0G]/.test(shape)) return true;
  if (!leavesAmount(section.map(textAroundNumber).join(''))) return false;
  if (sign === 'above') return ABOVE.test(shape);
  if (sign === 'zero') return ABOVE.test(shape) || BELOW.test(shape);
  return BELOW.test(shape) && (/[(-]/.test(shape) || section.some(({ type }) => type === 'COLOR'));
}

function shapeOf({ type, raw }: Token): string {
  if (DIGITS.has(type)) return '0';
  if (SILENT.has(type)) return '';
  if (type === 'GENERAL' || type === 'TEXT') return 'G';
  if (type === 'POINT') return '.';
  if (type === 'EXP') return 'E';
  if (type === 'LOCALE') return /^\[\$[^\]-]*\p{N}/u.test(raw) ? '!' : '';
  if (type === 'FILL') return /[\p{N}.,%-]/u.test(raw.slice(1)) ? '!' : '';
  return LITERAL.has(type) ? Array.from(written(type, raw), shapeOfSign).join('') : '!';
}

/** The text that a token adds to the number; the number itself and word separators give a space. */
function textAroundNumber({ type, raw }: Token): string {
  if (type === 'COLOR' || type === 'CONDITION') return '';
  if (type === 'LOCALE') return /^\[\$([^\]-]*)/.exec(raw)?.[1] ?? '';
  if (type === 'FILL') return raw.slice(1);
  return type === 'CURRENCY' || LITERAL.has(type) ? written(type, raw) : ' ';
}

/** The text of a literal without its quotes or escapes. */
function written(type: string, raw: string): string {
  if (type === 'STRING') return raw.replace(/^"|"$/g, '');
  return type === 'ESCAPED' ? raw.slice(1) : raw;
}

function shapeOfSign(sign: string): string {
  if (/[\p{N}%‰]/u.test(sign)) return '!';
  if (/[.,·٫٬]/.test(sign)) return 'm';
  if (/[\s'’]/.test(sign)) return ' ';
  if (/[-−–—]/.test(sign)) return '-';
  return /[()+]/.test(sign) ? sign : 'x';
}

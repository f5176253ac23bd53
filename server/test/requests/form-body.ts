import fc from 'fast-check';
import type { GeneratedRequest } from './request.js';
import { anyValue } from './values.js';

type Sent = Pick<GeneratedRequest, 'headers' | 'body'>;

const FILES = [
  'sid,email,legalEntity\nC-1,a@vale.example,A Pty Ltd\n',
  'sid,transactionType,tradeDate,quantity,pricePerShare,totalAmount\nC-100,BUY,2018-01-02,5,1,5\n',
  'sid\n\u0000\n',
  '%PDF-1.4\n%%EOF\n',
  'PK\u0003\u0004 no archive',
  '',
];
const NAMES = [
  'file',
  'file',
  'file',
  'fileName',
  'kind',
  'unknown',
  '__proto__',
  'constructor',
  'x'.repeat(300),
  '',
];
const BOUNDARIES = ['b', '----b', 'x'.repeat(70), 'x'.repeat(300), 'a b', '"', ''];

/** A multipart form with some parts, occasionally with an invalid head or end. */
export function formBody(): fc.Arbitrary<Sent> {
  const part = fc.record({
    name: fc.constantFrom(...NAMES),
    fileName: fc.option(fc.constantFrom('a.csv', 'C-100.pdf', '', '../a', 'a\u0000.pdf', 'x'.repeat(3_000))),
    content: fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...FILES) },
      { weight: 1, arbitrary: anyValue.map((value) => (value === undefined ? '' : JSON.stringify(value))) },
    ),
    head: fc.constantFrom(
      '',
      '',
      '',
      'Content-Type: application/json\r\n',
      'Content-Transfer-Encoding: x\r\n',
      ': \r\n',
      'x'.repeat(20_000),
    ),
  });
  return fc
    .record({
      boundary: fc.oneof(
        { weight: 5, arbitrary: fc.constant('b') },
        { weight: 2, arbitrary: fc.constantFrom(...BOUNDARIES) },
      ),
      parts: fc.array(part, { maxLength: 3 }),
      type: fc.constantFrom(
        '',
        '',
        '',
        '',
        'none',
        'multipart/form-data',
        'multipart/form-data; boundary',
        'multipart/mixed; boundary=b',
      ),
      cut: fc.nat(9),
      many: fc.nat(30),
    })
    .map(({ boundary, parts, type, cut, many }): Sent => {
      const all =
        many === 0
          ? (Array(40).fill(parts[0] ?? { name: 'a', content: 'b', head: '' }) as typeof parts)
          : parts;
      const text = all
        .map(({ name, fileName, content, head }) => {
          const file = fileName === null ? '' : `; filename="${fileName}"`;
          return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n${head}\r\n${content}\r\n`;
        })
        .join('');
      const whole = Buffer.from(`${text}--${boundary}--\r\n`, 'latin1');
      return {
        headers:
          type === 'none' ? {} : { 'content-type': type || `multipart/form-data; boundary=${boundary}` },
        body: cut === 0 ? whole.subarray(0, whole.length * 0.7) : whole,
      };
    });
}

import { isNoticeUrl, noticeLinkSchema } from './notice-link-schema.js';

it.each([
  ['https://example.com/a.pdf', true],
  ['HTTPS://example.com', true],
  ['https://example.com/a b', false],
  ['http://example.com/a.pdf', false],
  ['//example.com/a.pdf', false],
  ['javascript:alert(1)//https://', false],
  ['data:application/pdf;base64,', false],
  ['https://user@example.com/', false],
  ['https://user:word@example.com/', false],
  ['https://', false],
  ['', false],
])('takes %j as the address of a notice: %s', (url, taken) => {
  expect(isNoticeUrl(url)).toBe(taken);
});

it('keeps a SID as everywhere', () => {
  const link = { sid: ' 00123\u200b', name: ' Notice ', url: ' https://example.com/ ' };
  expect(noticeLinkSchema.validateSync(link)).toEqual({
    sid: '00123',
    name: 'Notice',
    url: 'https://example.com/',
  });
});

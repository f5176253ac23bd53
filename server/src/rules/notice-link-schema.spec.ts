import { noticeLinkSchema } from './notice-link-schema.js';

it.each(['https:evil', 'http://example.com/a.pdf', 'javascript:alert(1)//https://', ''])(
  'the text %j is rejected as the address of a notice (NOTICE-6)',
  (url) => {
    const link = { sid: 'C-1', name: 'Notice', url };
    expect(() => noticeLinkSchema.validateSync(link)).toThrow(
      /^(The address must start|Address is required)/,
    );
  },
);

it('the address of a notice with invalid characters gets a message about them', () => {
  const link = { sid: 'C-1', name: 'Notice', url: 'https://a.example/\ud800' };
  expect(() => noticeLinkSchema.validateSync(link)).toThrow(
    'The address contains characters that cannot be used',
  );
});

it('the SID of a notice is normalised as everywhere (CLAIM-37)', () => {
  const link = { sid: ' 00123\u200b', name: ' Notice ', url: ' https://example.com/ ' };
  expect(noticeLinkSchema.validateSync(link)).toEqual({
    sid: '00123',
    name: 'Notice',
    url: 'https://example.com/',
  });
});

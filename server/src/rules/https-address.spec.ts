import { isHttpsAddress } from './https-address.js';

it.each([
  'https://example.com',
  'HTTPS://Example.com/a?b=c#d',
  'https://müller.example/%20',
  'https://example.com:8443/notice.pdf',
  'https://[2001:db8::1]/',
])('takes %s', (address) => expect(isHttpsAddress(address)).toBe(true));

it.each([
  '',
  'https:',
  'https:evil',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'https://evil.example\\@example.com',
  'https://user@example.com',
  'https://user:secret@example.com',
  'https://exam ple.com',
  'https://example.com/\n',
  'https://example.com/\u0000',
  'https://',
  'https://?a',
  'https://exa%00mple.com',
  'http://example.com',
  'javascript:alert(1)//https://example.com',
  ' https://example.com',
  '//example.com',
])('refuses %j', (address) => expect(isHttpsAddress(address)).toBe(false));

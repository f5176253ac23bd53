import { newNoticeCode, readNoticeCode } from './notice-code.js';

describe('the code of a notice', () => {
  it('has 16 letters and digits in four groups, and is read as it was made', () => {
    const codes = Array.from({ length: 200 }, newNoticeCode);
    expect(new Set(codes).size).toBe(200);
    for (const code of codes) {
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
      expect(readNoticeCode(code)).toBe(code);
    }
  });

  it.each([
    ['4k7q 0xwd 9v2m tb3e', '4K7Q-0XWD-9V2M-TB3E'],
    ['4K7Q0XWD9V2MTB3E', '4K7Q-0XWD-9V2M-TB3E'],
    ['4K7Q-OXWD-9V2M-TB3E', '4K7Q-0XWD-9V2M-TB3E'],
    [' iL00-0000-0000-0000\n', '1100-0000-0000-0000'],
    ['', undefined],
    ['4K7Q-0XWD-9V2M-TB3', undefined],
    ['4K7Q-0XWD-9V2M-TB3EE', undefined],
    ['4K7Q-0XWD-9V2M-TB3U', undefined],
    ['4K7Q-0XWD-9V2M-TB3\0', undefined],
    ['４K7Q-0XWD-9V2M-TB3E', undefined],
  ])('%j is read as %j', (typed, code) => {
    expect(readNoticeCode(typed)).toBe(code);
  });
});

import { blockedClause, haltQuestion } from './outcome-text.js';

describe('why a blocked claim could not be assessed (NOTICE-13)', () => {
  it.each([
    [['BALANCE_NEGATIVE'], /do not add up/],
    [['CLOSING_DIFFERS', 'OPENING_NEGATIVE'], /do not add up/],
    [['TRADING_HALT'], /on which trading was halted/],
    [['TRADING_HALT', 'TRADING_HALT'], /on which trading was halted/],
    [['TRADING_HALT', 'BALANCE_NEGATIVE'], /what the checks of its trades found/],
    // By the severities of its rules, any finding may be one that blocks.
    [['CROSSED'], /what the checks of its trades found/],
    [[], /what the checks of its trades found/],
  ])('%j: %s', (codes, words) => {
    expect(blockedClause(codes)).toMatch(words);
    expect(haltQuestion(codes) !== undefined).toBe(codes.includes('TRADING_HALT'));
  });
});

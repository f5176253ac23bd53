import { jest } from '@jest/globals';
import { lastingTexts, tabTexts } from './browser-storage';

const full = () => {
  throw new DOMException('no room', 'QuotaExceededError');
};
const forbidden = () => {
  throw new DOMException('denied', 'SecurityError');
};

afterEach(() => {
  jest.restoreAllMocks();
  lastingTexts.clear();
  tabTexts.clear();
});

it('the browser storage keeps texts in the browser, separately for local and session storage', () => {
  expect(lastingTexts.set('a', '1')).toBe(true);
  expect(tabTexts.set('a', '2')).toBe(true);
  expect([localStorage.getItem('a'), sessionStorage.getItem('a')]).toEqual(['1', '2']);
  lastingTexts.remove('a');
  expect([lastingTexts.get('a'), tabTexts.get('a')]).toEqual([null, '2']);
});

it('the browser storage keeps texts for the page when it is full, and no older text', () => {
  tabTexts.set('a', 'old');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  expect(tabTexts.set('a', 'new')).toBe(false);
  expect([tabTexts.get('a'), sessionStorage.getItem('a')]).toEqual(['new', null]);
  tabTexts.remove('a');
  expect(tabTexts.get('a')).toBeNull();
});

it('the browser storage keeps texts for the page when the browser forbids it', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(forbidden);
  expect(tabTexts.get('a')).toBeNull();
  expect(tabTexts.set('a', '1')).toBe(false);
  expect(tabTexts.get('a')).toBe('1');
  tabTexts.clear();
  expect(tabTexts.get('a')).toBeNull();
});

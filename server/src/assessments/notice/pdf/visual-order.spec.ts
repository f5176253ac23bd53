import { visualOrder } from './visual-order.js';

describe('the order of words on paper (NOTICE-19)', () => {
  it.each([
    ['Margaret Fairweather', 'Margaret Fairweather'],
    ['محمد عبد الله', 'الله عبد محمد'],
    ['MR محمد عبد الله & SONS', 'MR الله عبد محمد & SONS'],
    ['שלום עולם', 'עולם שלום'],
    ['陈美玲 (CHEN MEI LING)', '陈美玲 (CHEN MEI LING)'],
    ['', ''],
  ])('of %j is %j', (written, shown) => expect(visualOrder(written)).toBe(shown));
});

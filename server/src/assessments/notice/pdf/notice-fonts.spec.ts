import Pdf from 'pdfkit';
import { firstFont, NoticeFonts } from './notice-fonts.js';

it.each(['regular', 'bold'])(
  'amounts have a point that is seen, since all figures are equally wide: %s (NOTICE-19)',
  (name) => {
    const pdf = new Pdf({ size: 'A4', margin: 0, info: {}, font: firstFont() });
    const fonts = new NoticeFonts(pdf);
    fonts.use(name);
    pdf.fontSize(10);
    const wide = pdf.widthOfString('$3.00');
    for (const amount of ['$3.10', '$7.11', '$1.17']) expect(pdf.widthOfString(amount)).toBeCloseTo(wide, 6);
    // As wide as its parts: nothing is moved below its neighbour.
    const parts = ['3', '.', '1'].map((part) => pdf.widthOfString(part));
    expect(pdf.widthOfString('3.1')).toBeCloseTo(
      parts.reduce((sum, width) => sum + width),
      6,
    );
  },
);

it('the hyphens of dates and codes have no gaps around them (NOTICE-19)', () => {
  const pdf = new Pdf({ size: 'A4', margin: 0, info: {}, font: firstFont() });
  new NoticeFonts(pdf).use('regular');
  pdf.fontSize(10);
  const hyphen = pdf.widthOfString('x-x') - pdf.widthOfString('xx');
  const written = (text: string) => pdf.widthOfString(text) - pdf.widthOfString(text.replaceAll('-', ''));
  expect(hyphen).toBeLessThan(pdf.widthOfString('0') * 0.8);
  expect(written('PD-GP')).toBeLessThan(hyphen * 1.2);
  expect(pdf.widthOfString('See 27-Nov-2026 for $3.10')).toBeCloseTo(
    ['See ', '27-Nov-2026 ', 'for ', '$3.10'].reduce((sum, word) => sum + pdf.widthOfString(word), 0),
    6,
  );
});

import { rawZip } from '../../../test/fixtures/imports/raw-zip.js';
import { sidOfNotice } from '../../rules/notice-files.js';
import { pdfError } from './notice-file.js';

const NO_NAME = { error: 'The file name must be the SID followed by .pdf' };
const NO_SID = { error: 'The file name is not a SID' };

describe('the SID in a file name', () => {
  it.each([
    ['00123.pdf', { sid: '00123' }],
    [' RGM-1.PDF ', { sid: 'RGM-1' }],
    ['a.b.pdf', { sid: 'a.b' }],
    ['\u200b7\ufeff.pdf', { sid: '7' }],
    ['Abc.pdf', { sid: 'Abc' }],
    ['00123', NO_NAME],
    ['00123.pdf.exe', NO_NAME],
    ['.pdf', NO_NAME],
    [' .pdf', NO_NAME],
    ['\u202e.pdf', NO_SID],
    ['a\u0007.pdf', NO_SID],
    [`${'x'.repeat(65)}.pdf`, NO_SID],
  ])('the SID of a notice is read from its file name: %j (NOTICE-8)', (name, found) => {
    expect(sidOfNotice(name)).toEqual(found);
  });
});

describe('the bytes of a notice', () => {
  it.each([
    ['a PDF', '%PDF-1.7\nx\n%%EOF\n', undefined],
    ['a PDF with bytes appended', `%PDF-1.7\nx\n%%EOF\n${' '.repeat(100)}`, undefined],
    ['nothing', '', 'The file is empty'],
    ['HTML', '<html>%PDF-1.4 %%EOF', 'The file is not a PDF document'],
    ['a PDF after other bytes', ' %PDF-1.4 %%EOF', 'The file is not a PDF document'],
    ['half a PDF', '%PDF-1.4\nx', 'The file is incomplete: its end is missing'],
  ])('the bytes of a notice are validated: %s', async (_, text, error) => {
    expect(await pdfError(Buffer.from(text))).toBe(error);
  });

  it('the bytes of a notice are rejected when they are also an archive', async () => {
    const both = Buffer.concat([Buffer.from('%PDF-1.7\n%%EOF\n'), rawZip([{ name: 'a', content: 'b' }])]);
    expect(await pdfError(both)).toBe('The file is also an archive, which is not accepted');
  });
});

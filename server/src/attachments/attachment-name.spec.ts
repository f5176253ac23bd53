import { attachmentName } from './attachment-name.js';

it.each([
  ['passport.pdf', 'passport.pdf'],
  ['PASSPORT.PDF', 'PASSPORT.PDF'],
  ['C:\\Users\\me\\id.pdf', 'id.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['bill.html', 'bill.html.pdf'],
  ['id.pdf.exe', 'id.pdf.exe.pdf'],
  ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie: x.pdf'],
  ['gpj\u202efdp.exe', 'gpjfdp.exe.pdf'],
  ['<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>.pdf'],
  ['.pdf', 'pdf.pdf'],
  ['...', 'document.pdf'],
  ['', 'document.pdf'],
  ['\u0000', 'document.pdf'],
  ['\u3164', 'document.pdf'],
  ['\u2800\ufe0f.pdf', 'document.pdf'],
  ['Füße 🙂.pdf', 'Füße 🙂.pdf'],
])('the name %j of a PDF is stored as %j (ATTACH-6)', (given, kept) => {
  expect(attachmentName(given, 'application/pdf')).toBe(kept);
});

it('a stored name has at most 255 characters including the extension (ATTACH-6)', () => {
  const name = attachmentName(`${'n'.repeat(300)}.jpeg`, 'image/jpeg');
  expect(name).toHaveLength(255);
  expect(name.endsWith('n.jpeg')).toBe(true);
  expect(attachmentName(`${'n'.repeat(250)}.jpeg`, 'image/jpeg')).toHaveLength(255);
});

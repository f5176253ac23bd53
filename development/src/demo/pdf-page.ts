import type PDFDocument from 'pdfkit';

/** A page with a title, in which `write` goes on. */
export async function pdfPage(
  title: { info: string; shown: string },
  write: (page: PDFDocument) => void,
): Promise<PDFDocument> {
  // Loaded only now: what writes PDFs costs every start a tenth of a second.
  const { default: Pdf } = await import('pdfkit');
  const page = new Pdf({ size: 'A4', margin: 72, info: { Title: title.info } });
  page.font('Helvetica-Bold').fontSize(20).text(title.shown).moveDown();
  page.font('Helvetica').fontSize(12);
  write(page);
  page.end();
  return page;
}

import type PDFDocument from 'pdfkit';

/** A page with a title, to which `write` adds the content. */
export async function pdfPage(
  title: { info: string; shown: string },
  write: (page: PDFDocument) => void,
): Promise<PDFDocument> {
  // Imported only when needed: the PDF library would slow down every start by a tenth of a second.
  const { default: Pdf } = await import('pdfkit');
  const page = new Pdf({ size: 'A4', margin: 72, info: { Title: title.info } });
  page.font('Helvetica-Bold').fontSize(20).text(title.shown).moveDown();
  page.font('Helvetica').fontSize(12);
  write(page);
  page.end();
  return page;
}

import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A part of the tree that a screen reader follows. */
interface Node {
  role?: string;
  alt?: string;
  children?: Node[];
}

/** A PDF as a reader of its tags finds it. */
export interface ReadPdf {
  title: unknown;
  language: unknown;
  isTagged: unknown;
  pages: number;
  /** The text of each page, in the order of its content. */
  texts: string[];
  /** The roles of the tree in reading order, page by page: `H1`, `Table`, `TR`, `TH`. */
  roles: string[];
  /** What is read aloud in place of what is drawn. */
  spoken: string[];
}

/** Reads a PDF by another library than the one that wrote it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  const pdf = await loading.promise;
  const { info } = await pdf.getMetadata();
  const { Title: title, Language: language } = info as Record<string, unknown>;
  const marks = (await pdf.getMarkInfo()) as { Marked?: boolean } | null;
  const read: ReadPdf = {
    title,
    language,
    isTagged: marks?.Marked,
    pages: pdf.numPages,
    texts: [],
    roles: [],
    spoken: [],
  };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    read.texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''));
    walk((await page.getStructTree()) as Node, read);
    page.cleanup();
  }
  await loading.destroy();
  return read;
}

function walk({ role, alt, children = [] }: Node, read: ReadPdf): void {
  if (role) read.roles.push(role);
  if (alt) read.spoken.push(alt);
  for (const child of children) walk(child, read);
}

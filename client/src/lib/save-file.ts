/**
 * Offers content as a download.
 * @param type one of a few types that no browser executes: the blob's URL has the portal's origin (SECURITY-12)
 */
export function saveFile(
  fileName: string,
  type: 'text/csv' | 'text/plain' | 'application/json',
  content: BlobPart,
): void {
  const href = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = href;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(href);
}

/**
 * Offers something as a download.
 * @param type ours, never that of an answer: the address of the blob lives in the portal's origin
 */
export function saveFile(fileName: string, type: string, content: BlobPart): void {
  const href = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = href;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(href);
}

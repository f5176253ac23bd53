/**
 * Offers something as a download.
 * @param type one of a few that no browser runs: the address of the blob lives in the portal's origin (SECURITY-12)
 */
export function saveFile(fileName: string, type: 'text/csv' | 'application/json', content: BlobPart): void {
  const href = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = href;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(href);
}

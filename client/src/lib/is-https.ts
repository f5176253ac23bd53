/** Whether a text is an https address that a person may be led to. */
export function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}

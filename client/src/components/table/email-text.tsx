/**
 * An e-mail address that wraps before its @ rather than anywhere, so that it is readable in narrow columns; other text
 * unchanged.
 */
export function EmailText({ children: address }: { children: string }) {
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

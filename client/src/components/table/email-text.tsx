/** A mail server of more letters does not fit into the narrowest places, such as the header of a phone. */
const FITS = 17;

/**
 * An e-mail address that wraps before its @, and a long mail server before its last dot, rather than anywhere, so that it is
 * readable in narrow columns; other text unchanged.
 */
export function EmailText({ children: address }: { children: string }) {
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  const server = address.slice(at);
  const dot = server.length > FITS ? server.lastIndexOf('.') : -1;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {dot > 0 ? (
        <>
          {server.slice(0, dot)}
          <wbr />
          {server.slice(dot)}
        </>
      ) : (
        server
      )}
    </>
  );
}

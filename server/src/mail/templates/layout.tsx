import type { ReactNode } from 'react';

/** What every mail says about its scheme. */
export interface MailScheme {
  classAction: string;
  portal: string;
  contactEmail: string;
}

const INK = '#14213D';
const QUIET = '#4B5670';

const body = { margin: 0, padding: '24px 12px', backgroundColor: '#FAFAF7', color: INK };
const card = { maxWidth: '560px', margin: '0 auto', padding: '28px', backgroundColor: '#ffffff' };
const text = { margin: '0 0 16px', fontSize: '16px', lineHeight: '24px' };
const small = { margin: '0 0 8px', fontSize: '14px', lineHeight: '20px', color: QUIET };
const action = {
  display: 'inline-block',
  padding: '12px 20px',
  backgroundColor: '#0B6E6E',
  color: '#ffffff',
  fontSize: '16px',
  textDecoration: 'none',
};

/** The frame of a mail: the scheme's names at the top, the content, the contact at the bottom. */
export function Layout({ scheme, children }: { scheme: MailScheme; children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{scheme.classAction}</title>
      </head>
      <body
        style={{ ...body, fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif' }}
      >
        <div style={card}>
          <p style={{ ...small, margin: 0 }}>{scheme.portal}</p>
          <p style={{ ...text, fontSize: '20px', lineHeight: '28px', fontWeight: 'bold' }}>
            {scheme.classAction}
          </p>
          {children}
          <p style={{ ...small, margin: '24px 0 0', paddingTop: '16px', borderTop: '1px solid #E2E0D7' }}>
            Questions? Write to {scheme.contactEmail}. We never ask for your password or a code by e-mail or
            telephone.
          </p>
        </div>
      </body>
    </html>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <p style={text}>{children}</p>;
}

/** What to do if the mail is not about the reader's own action; part of every mail. */
export function NotYou({ children }: { children: ReactNode }) {
  return <p style={small}>{children}</p>;
}

/**
 * A link as a button, followed by the full address for readers of the text version or of mail programs without buttons.
 */
export function Action({ href, label }: { href: string; label: string }) {
  return (
    <>
      <p style={text} data-skip-in-text="true">
        <a href={href} style={action}>
          {label}
        </a>
      </p>
      <p style={{ ...small, wordBreak: 'break-all' }}>
        {label}: {href}
      </p>
    </>
  );
}

/** A code to read and type, or to copy with one touch. */
export function Code({ children }: { children: string }) {
  return (
    <p
      style={{
        margin: '0 0 16px',
        fontFamily: 'monospace',
        fontSize: '32px',
        letterSpacing: '6px',
        fontWeight: 'bold',
      }}
    >
      {children}
    </p>
  );
}

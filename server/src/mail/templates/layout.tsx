import { createContext, type ReactNode, useContext } from 'react';
import { languageOf } from '../../rules/languages.js';
import { palette } from '../../rules/colors/palette.js';
import { activeLanguage, t } from '../../rules/text.js';
import { zonedMoment } from '../shown-moment.js';

/** What every mail says, whatever it is about: its scheme, its sender, its reader (MAIL-13, MAIL-14). */
export interface MailFrame {
  classAction: string;
  portal: string;
  contactEmail: string;
  contactPhone: { number: string; hours: string } | null;
  /** The name to greet; undefined when nobody is greeted. */
  reader: string | undefined;
  /** When the mail was requested. */
  written: Date;
  /** The scheme's, in which moments are shown. */
  timeZone: string;
  /** The address that all mails come from. */
  sender: string;
  /** The page on how to tell that a mail is ours. */
  checkLink: string;
  /** The colour of buttons: the scheme's accent on light screens, or null for ours (SCHEME-17). */
  accent: string | null;
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
  color: '#ffffff',
  fontSize: '16px',
  textDecoration: 'none',
};

/** The background of buttons. */
const ButtonColor = createContext(palette.accentSolid.light);

/** The frame of a mail: scheme and reader at the top, the content, the contact and how to check it at the bottom. */
export function Layout({ frame, children }: { frame: MailFrame; children: ReactNode }) {
  const { reader, written, timeZone, sender, checkLink } = frame;
  const language = activeLanguage();
  const { direction } = languageOf(language);
  return (
    <html lang={language} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{frame.classAction}</title>
      </head>
      <body
        style={{ ...body, fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif' }}
      >
        <div style={card} lang={language} dir={direction}>
          <p style={{ ...small, margin: 0 }}>{frame.portal}</p>
          <p style={{ ...text, fontSize: '20px', lineHeight: '28px', fontWeight: 'bold' }}>
            {frame.classAction}
          </p>
          {reader && <Paragraph>{t('Dear {reader},', { reader })}</Paragraph>}
          <ButtonColor value={frame.accent ?? palette.accentSolid.light}>{children}</ButtonColor>
          <p style={{ ...small, margin: '24px 0 0', paddingTop: '16px', borderTop: '1px solid #E2E0D7' }}>
            {whereToAsk(frame)} {t('We never ask for your password or a code by e-mail or telephone.')}
          </p>
          <p style={small}>
            {t('Is this e-mail from us? All of ours come from {sender}. How to check: {checkLink}', {
              sender,
              checkLink,
            })}
          </p>
          <p style={small}>{t('Written on {moment}.', { moment: zonedMoment(written, timeZone) })}</p>
        </div>
      </body>
    </html>
  );
}

function whereToAsk({ contactEmail, contactPhone }: MailFrame): string {
  if (!contactPhone) return t('Questions? Write to {contactEmail}.', { contactEmail });
  const { number, hours } = contactPhone;
  return t('Questions? Write to {contactEmail} or call {number} ({hours}).', { contactEmail, number, hours });
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <p style={text}>{children}</p>;
}

/** Short points below each other. */
export function Points({ children }: { children: readonly string[] }) {
  return (
    <ul style={{ ...text, paddingInlineStart: '20px' }}>
      {children.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

/** What to do if the mail is not about the reader's own action; part of every mail. */
export function NotYou({ children }: { children: ReactNode }) {
  return <p style={small}>{children}</p>;
}

/**
 * A link as a button, followed by the full address for readers of the text version or of mail programs without buttons.
 */
export function Action({ href, label }: { href: string; label: string }) {
  const backgroundColor = useContext(ButtonColor);
  return (
    <>
      <p style={text} data-skip-in-text="true">
        <a href={href} style={{ ...action, backgroundColor }}>
          {label}
        </a>
      </p>
      <p style={{ ...small, wordBreak: 'break-all' }}>{t('{label}: {address}', { label, address: href })}</p>
    </>
  );
}

/**
 * The values of a text that names a claim by the end of its SID, by which its owner knows it and nobody else learns it;
 * without a SID it is not named (MAIL-14).
 */
export function byEnding(ending: string) {
  return { named: ending ? 'yes' : 'no', ending };
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

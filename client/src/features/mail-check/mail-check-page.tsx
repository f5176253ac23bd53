import { t } from '@rules/text.js';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { EmailText } from '../../components/table/email-text';
import { BulletList, SectionTitle, Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { Trans } from '../../components/text/trans';
import { Contact } from '../../domain/scheme/contact';
import { PageHeading } from '../../domain/scheme/page-heading';
import { useScheme } from '../../domain/scheme/use-scheme';

/** How to tell that an e-mail comes from the scheme; every mail links here (MAIL-13). */
export function MailCheckPage() {
  const { scheme } = useScheme();
  return (
    <Page width="member">
      <PageHeading lead={scheme?.classActionTitle}>{t('Is this e-mail real?')}</PageHeading>
      {!scheme && <SkeletonLines count={6} />}
      {scheme && (
        <Stack gap="wide">
          <Stack as="section" gap="tight">
            <SectionTitle>{t('Our e-mails')}</SectionTitle>
            <BulletList>
              <li>
                <Trans
                  id="come from {mailSender}"
                  values={{ mailSender: <EmailText>{scheme.mailSender}</EmailText> }}
                />
              </li>
              <li>
                {t('have a subject that begins with “{classActionTitle}:”', {
                  classActionTitle: scheme.classActionTitle,
                })}
              </li>
              <li>
                <Trans
                  id="have links that begin with {origin}"
                  values={{ origin: <strong>{scheme.portalUrl}/</strong> }}
                />
              </li>
              <li>{t('name a claim, where they name one, by the last three characters of its SID alone')}</li>
              <li>{t('begin with your name if you have an account with a confirmed address')}</li>
              <li>{t('have no attachments')}</li>
            </BulletList>
          </Stack>
          <Stack as="section" gap="tight">
            <SectionTitle>{t('We never')}</SectionTitle>
            <BulletList>
              <li>{t('ask for your password or a code, by e-mail or by telephone')}</li>
              <li>{t('ask you to pay a fee to receive money from the settlement')}</li>
              <li>{t('send bank details, or ask you to send yours, by e-mail')}</li>
            </BulletList>
          </Stack>
          <Stack as="section" gap="tight">
            <SectionTitle>{t('If you are not sure')}</SectionTitle>
            <p>
              <Trans
                id="Do not open its links. Type the address of this portal yourself, sign in, and look at your claim: everything that we write to you about is there too. Or ask us: write to {contact}."
                values={{ contact: <Contact {...scheme} /> }}
              />
            </p>
          </Stack>
        </Stack>
      )}
    </Page>
  );
}

import { t } from '@rules/text.js';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { BulletList, Prose, SectionTitle, Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { Trans } from '../../components/text/trans';
import { Contact } from '../../domain/scheme/contact';
import { PageHeading } from '../../domain/scheme/page-heading';
import { useScheme } from '../../domain/scheme/use-scheme';

/** What the portal promises to people who use it in their own way, what it does not do yet, and whom to ask (UX-18). */
export function AccessibilityPage() {
  const { scheme } = useScheme();
  return (
    <Page width="member">
      <PageHeading lead={scheme?.classActionTitle}>{t('Accessibility')}</PageHeading>
      {!scheme && <SkeletonLines count={6} />}
      {scheme && (
        <Stack gap="wide">
          <Stack as="section" gap="tight">
            <SectionTitle>{t('If something does not work for you')}</SectionTitle>
            <Prose>
              <Trans
                id="You do not have to use this portal on your own. Write to {contact}. Tell us what you were trying to do, and we will help you to file or change your claim in another way."
                values={{ contact: <Contact {...scheme} /> }}
              />
            </Prose>
          </Stack>
          <Stack as="section" gap="tight">
            <SectionTitle>{t('What we aim for')}</SectionTitle>
            <Prose>
              {t(
                'The portal is made to meet the Web Content Accessibility Guidelines 2.2, level AA. You can',
              )}
            </Prose>
            <BulletList>
              <li>{t('do everything with a keyboard alone, and see where you are')}</li>
              <li>{t('use a screen reader: every field, button, table and picture has a name')}</li>
              <li>{t('make text twice as large on a small phone without scrolling sideways')}</li>
              <li>{t('read it in light or dark colours with strong contrast')}</li>
              <li>{t('switch off movement in the settings of your device')}</li>
              <li>{t('read the numbers of every chart as a table')}</li>
              <li>
                {t('stop at any time: what you type is saved, and you are warned before you are signed out')}
              </li>
            </BulletList>
          </Stack>
          <Stack as="section" gap="tight">
            <SectionTitle>{t('What is not accessible yet')}</SectionTitle>
            <BulletList>
              <li>
                {t(
                  'Letters and notices as PDF files may not be read well by a screen reader. Ask us for the text.',
                )}
              </li>
              <li>{t('Documents that you or others upload are shown as they are.')}</li>
              <li>{t('The portal is in English only.')}</li>
            </BulletList>
          </Stack>
          <Stack as="section" gap="tight">
            <SectionTitle>{t('How we check')}</SectionTitle>
            <Prose>
              {t(
                'Each change of the portal is tested in a real browser: with automatic checks of every page (axe), by keyboard, at 360 and 1,440 pixels, in light and dark colours, and with text twice as large. It has not been assessed by an independent body.',
              )}
            </Prose>
          </Stack>
        </Stack>
      )}
    </Page>
  );
}

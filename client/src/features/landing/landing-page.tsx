import { chakra } from '@chakra-ui/react/styled-system';
import { SkeletonPage } from '../../components/feedback/skeleton';
import { Prose, SectionTitle, Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { PageHeading } from '../../domain/scheme/page-heading';
import { useScheme } from '../../domain/scheme/use-scheme';
import { SignInCard } from './sign-in-card';
import { TextWithMailLink } from './text-with-mail-link';

/** The card is above the texts on a phone, and next to them on a wide screen. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
    gap: { base: '8', lg: '12' },
    alignItems: 'start',
    '& > :first-child': { order: { lg: '1' } },
  },
});
const Section = chakra('section', { base: { display: 'grid', gap: '3' } });

/**
 * The public page of the scheme: what it is about, in the scheme's own texts, and the sign-in. When the texts cannot be
 * loaded the maintenance notice is shown instead (app/maintenance-gate).
 */
export function LandingPage() {
  const { scheme } = useScheme();
  if (!scheme)
    return (
      <Page width="claim">
        <SkeletonPage />
      </Page>
    );
  return (
    <Page width="claim">
      <PageHeading size="display" lead={scheme.portalTitle}>
        {scheme.classActionTitle}
      </PageHeading>
      <Columns>
        <SignInCard scheme={scheme} />
        <Stack gap="open">
          {scheme.landing.map(({ heading, paragraphs }) => (
            <Section key={heading}>
              <SectionTitle>{heading}</SectionTitle>
              {paragraphs.map((text, index) => (
                <Prose key={index}>
                  <TextWithMailLink text={text} email={scheme.contactEmail} />
                </Prose>
              ))}
            </Section>
          ))}
        </Stack>
      </Columns>
    </Page>
  );
}

import type { ReactNode } from 'react';
import { MailLink } from '../../components/actions/text-link';
import { Muted, Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { PageHeading } from '../../domain/scheme/page-heading';
import { useScheme } from '../../domain/scheme/use-scheme';

interface AuthPageProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A narrow page with one form, and the support address below it. */
export function AuthPage({ title, lead, children }: AuthPageProps) {
  const { scheme } = useScheme();
  return (
    <Page width="form">
      <PageHeading lead={lead}>{title}</PageHeading>
      <Stack gap="wide">
        {children}
        {scheme && (
          <Muted>
            Questions? Write to us at <MailLink email={scheme.contactEmail} />
          </Muted>
        )}
      </Stack>
    </Page>
  );
}

import type { ReactNode } from 'react';
import { Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { Questions } from '../../domain/scheme/contact';
import { PageHeading } from '../../domain/scheme/page-heading';
import { useScheme } from '../../domain/scheme/use-scheme';

interface AuthPageProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A narrow page with one form, and the contact below it. */
export function AuthPage({ title, lead, children }: AuthPageProps) {
  const { scheme } = useScheme();
  return (
    <Page width="form">
      <PageHeading lead={lead}>{title}</PageHeading>
      <Stack gap="wide">
        {children}
        {scheme && <Questions scheme={scheme} />}
      </Stack>
    </Page>
  );
}

import { useNavigate } from 'react-router';
import { t } from '@rules/text.js';
import { Button, ButtonLink } from '../../components/actions/button';
import { Inline, Muted, Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { PageHeading } from '../../domain/scheme/page-heading';
import { paths } from '../../domain/paths';

/** The page for any path without a page. */
export function NotFoundPage() {
  const navigate = useNavigate();
  // A tab opened with a typed URL has no history to go back to.
  const goBack = () => void (window.history.length > 1 ? navigate(-1) : navigate(paths.home));
  return (
    <Page width="member">
      <PageHeading size="display">{t('Page not found')}</PageHeading>
      <Stack gap="wide">
        <Muted>
          {t(
            'The address may be mistyped, or the page may have moved. None of your information has been lost.',
          )}
        </Muted>
        <Inline>
          <Button onClick={goBack}>{t('Go back')}</Button>
          <ButtonLink to={paths.home} look="primary">
            {t('To dashboard')}
          </ButtonLink>
        </Inline>
      </Stack>
    </Page>
  );
}

import { t } from '@rules/text.js';
import { Anchor, TextLink } from '../../components/actions/text-link';
import { FooterBar } from '../../components/page/frame';
import { LanguageChoice } from '../../domain/language/language-choice';
import { paths } from '../../domain/paths';
import { useScheme } from '../../domain/scheme/use-scheme';

/** The scheme's privacy policy link, how to check its mails, the accessibility statement, and its copyright line. */
export function SiteFooter() {
  const { scheme } = useScheme();
  return (
    <FooterBar>
      {scheme && (
        <>
          <Anchor href={scheme.privacyUrl} target="_blank" rel="noopener noreferrer">
            {t('Privacy Policy')}
          </Anchor>
          <TextLink to={paths.mailCheck}>{t('Is this e-mail real?')}</TextLink>
          <TextLink to={paths.accessibility}>{t('Accessibility')}</TextLink>
          <LanguageChoice />
          <span>{scheme.copyright}</span>
        </>
      )}
    </FooterBar>
  );
}

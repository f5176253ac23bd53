import { Anchor } from '../../components/actions/text-link';
import { FooterBar } from '../../components/page/frame';
import { useScheme } from '../../domain/scheme/use-scheme';

/** The scheme's privacy policy link and copyright line. */
export function SiteFooter() {
  const { scheme } = useScheme();
  return (
    <FooterBar>
      {scheme && (
        <>
          <Anchor href={scheme.privacyUrl} target="_blank" rel="noopener noreferrer">
            Privacy Policy
          </Anchor>
          <span>{scheme.copyright}</span>
        </>
      )}
    </FooterBar>
  );
}

import { type Language, LANGUAGES } from '@rules/languages.js';
import { activeLanguage, t } from '@rules/text.js';
import { chakra } from '@chakra-ui/react/styled-system';
import { LinkButton } from '../../components/actions/text-link';
import { chooseLanguage } from '../../lib/languages';

const Names = chakra('nav', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

/** The languages that may be chosen, each by its own name; nothing while there is only one (LANG-4). */
export function LanguageChoice({ languages = LANGUAGES }: { languages?: readonly Language[] }) {
  if (languages.length < 2) return null;
  return (
    <Names aria-label={t('Language')}>
      {languages.map(({ tag, name }) => (
        <LinkButton
          key={tag}
          lang={tag}
          aria-current={tag === activeLanguage() || undefined}
          onClick={() => chooseLanguage(tag)}
        >
          {name}
        </LinkButton>
      ))}
    </Names>
  );
}

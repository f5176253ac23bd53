import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { t } from '@rules/text.js';
import { useActiveSection } from './use-active-section';

export interface ContentsEntry {
  id: string;
  title: string;
}

const Side = chakra('nav', {
  base: {
    position: 'sticky',
    top: 'calc(var(--page-bar, 0px) + 1.5rem)',
    display: { base: 'none', lg: 'block' },
    'html:has([data-drawer]) &': { display: 'none' },
    _print: { display: 'none' },
  },
});
const SideTitle = chakra('p', { base: { textStyle: 'overline', color: 'muted', mb: '2', ps: '3' } });
const Top = chakra('details', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'sticky',
    display: { base: 'block', lg: 'none' },
    mt: '6',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'md',
    _print: { display: 'none' },
  },
});
const Summary = chakra('summary', {
  base: { px: '4', py: '3', cursor: 'pointer', fontWeight: 'medium', borderRadius: 'md' },
});
const Link = chakra('a', {
  base: {
    display: 'block',
    px: '3',
    py: '2',
    borderStartWidth: '2px',
    borderColor: 'hairline',
    color: 'muted',
    textDecoration: 'none',
    _hover: { color: 'ink', borderColor: 'control' },
    '&[aria-current]': { color: 'ink', borderColor: 'accent', fontWeight: 'medium' },
  },
});

function Links({
  entries,
  active,
  onFollow,
}: {
  entries: ContentsEntry[];
  active?: string;
  onFollow?: () => void;
}) {
  return (
    <ul>
      {entries.map(({ id, title }) => (
        <li key={id}>
          <Link href={`#${id}`} aria-current={active === id ? 'location' : undefined} onClick={onFollow}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The table of contents of a long page as links: a list that stays at the side on a wide screen. */
export function ContentsSide({ entries }: { entries: ContentsEntry[] }) {
  const active = useActiveSection(entries);
  return (
    <Side aria-label={t('Contents')}>
      <SideTitle>{t('Contents')}</SideTitle>
      <Links entries={entries} active={active} />
    </Side>
  );
}

/** The same list as a menu that stays at the top of a narrow screen. */
export function ContentsMenu({ entries }: { entries: ContentsEntry[] }) {
  const menu = useRef<HTMLDetailsElement>(null);
  return (
    <Top ref={menu}>
      <Summary>{t('Contents')}</Summary>
      <nav aria-label={t('Contents menu')}>
        <Links entries={entries} onFollow={() => menu.current?.removeAttribute('open')} />
      </nav>
    </Top>
  );
}

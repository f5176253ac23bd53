import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { t } from '@rules/text.js';
import type { SchemeLogo } from './scheme-logo';

const Mark = chakra('svg', { base: { width: '8', height: '8', flexShrink: '0' } });
const Bars = chakra('path', { base: { fill: 'none', stroke: 'onAccent' } });
const Tile = chakra('rect', { base: { fill: 'accentSolid' } });
const Row = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '3', minWidth: '0' },
});
const Word = chakra('span', {
  base: {
    fontSize: 'lg',
    fontWeight: 'semibold',
    letterSpacing: '-0.01em',
    lineHeight: 'tight',
    color: 'ink',
  },
});
/** On a phone the name alone, next to the account. */
const Seal = chakra('span', {
  base: {
    display: { base: 'none', md: 'inline-flex' },
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    width: '8',
    height: '8',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'full',
    fontSize: 'sm',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    color: 'ink',
  },
});
/** A long name on two lines, shown in full on hover. */
const TwoLines = chakra('span', {
  base: {
    fontSize: 'sm',
    lineHeight: 'snug',
    lineClamp: 2,
    overflowWrap: 'anywhere',
    minWidth: '0',
    color: 'ink',
    fontWeight: 'semibold',
    // Next to the office's tabs, search, jobs and account there is room for this much.
    maxWidth: { base: '8.5rem', md: '12rem', '2xl': '18rem' },
  },
});

/** The product's logo: three bars in proportion, and its name. */
export function ProrataLogo() {
  return (
    <Row role="img" aria-label={t('Prorata')}>
      <Mark viewBox="0 0 32 32" aria-hidden>
        <Tile width="32" height="32" rx="8" />
        <Bars d="M8 10h16M8 16h10.5M8 22h5" strokeWidth="3.5" strokeLinecap="round" />
      </Mark>
      <Word>{t('Prorata')}</Word>
    </Row>
  );
}

const Picture = chakra('img', {
  base: {
    display: 'block',
    height: '12',
    maxWidth: { base: '8.5rem', md: '18rem' },
    objectFit: 'contain',
    px: '2',
    py: '1',
    borderRadius: 'md',
    bg: 'paper',
  },
});

/**
 * A logo of the scheme, on a light background in both colour modes, since it was designed for one; its text when the
 * image cannot be loaded.
 */
export function LogoPicture({ image, alt }: Required<SchemeLogo>) {
  const [isLost, setLost] = useState(false);
  if (!isLost) return <Picture src={image} alt={alt} onError={() => setLost(true)} />;
  return <TwoLines title={alt}>{alt}</TwoLines>;
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

/** The mark of a scheme without a logo: the initials of its name in a seal, and the name. */
function SchemeMark({ name }: { name: string }) {
  return (
    <Row role="img" aria-label={name}>
      <Seal>{initials(name)}</Seal>
      <TwoLines title={name}>{name}</TwoLines>
    </Row>
  );
}

/** The mark at the start of a page's header: the scheme's logo or name, or ours until it is known. */
export function PortalLogo({ logo }: { logo: SchemeLogo | undefined }) {
  if (!logo) return <ProrataLogo />;
  const { image, alt } = logo;
  return image === undefined ? <SchemeMark name={alt} /> : <LogoPicture image={image} alt={alt} />;
}

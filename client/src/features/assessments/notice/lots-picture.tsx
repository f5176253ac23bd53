import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../../components/actions/button';
import { Caption, Stack } from '../../../components/page/layout';
import { Dated } from '../../../components/text/dated';
import { drawnParts, type Lot } from './lots';

/** The number of lots that are drawn at first. */
const FIRST_LOTS = 8;
/** A part must be this wide, of the largest lot, to hold its label. */
const WIDE_ENOUGH = 0.3;

const Picture = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    _print: { display: 'none' },
  },
});
const LotLabel = chakra('p', { base: { textStyle: 'caption', color: 'ink' } });
const Bar = chakra('div', { base: { display: 'flex', gap: '2px', height: '7', mt: '1' } });
const Part = chakra('div', {
  base: {
    minWidth: '3px',
    overflow: 'hidden',
    px: '1.5',
    fontSize: 'sm',
    lineHeight: '1.6rem',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    borderRadius: 'sm',
    borderWidth: '1px',
    borderColor: 'transparent',
  },
  variants: {
    look: {
      first: { bg: 'accentSolid', color: 'onAccent' },
      second: { bg: 'accentSoft', color: 'onAccentSoft', borderColor: 'accent' },
      third: { bg: 'needsSoft', color: 'needs', borderColor: 'needs' },
      fourth: { bg: 'doneSoft', color: 'done', borderColor: 'done' },
      none: { bg: 'sunken', color: 'muted', borderColor: 'control', borderStyle: 'dashed' },
    },
    // A cut edge: these shares were sold.
    sold: {
      true: { borderEndRadius: '0', borderEndWidth: '3px', borderEndColor: 'ink', borderEndStyle: 'solid' },
    },
  },
});
const Legend = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '2' } });
const LegendItem = chakra('li', {
  base: { display: 'flex', alignItems: 'center', gap: '2', textStyle: 'caption' },
});
const Sample = chakra(Part, { base: { width: '6', height: '4', px: '0' } });

const LOOKS = ['first', 'second', 'third', 'fourth'] as const;

/** The look of each band, in the order of the rules; more bands than looks take turns. */
function lookOf(band: string | null, bands: readonly string[]) {
  return band === null ? 'none' : LOOKS[Math.max(0, bands.indexOf(band)) % LOOKS.length]!;
}

interface LotsPictureProps {
  lots: readonly Lot[];
  /** The bands of the rules, in their order. */
  bands: readonly { id: string; label: string }[];
}

/**
 * Which purchase met which sale: a bar for each lot, cut by the sales that took its shares (NOTICE-14). Hidden from
 * screen readers, which have the table.
 */
export function LotsPicture({ lots, bands }: LotsPictureProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? lots : lots.slice(0, FIRST_LOTS);
  const ids = bands.map(({ id }) => id);
  const used = new Set(lots.flatMap(({ parts }) => parts.map(({ band }) => band)));
  return (
    <>
      <Picture aria-hidden data-chart>
        <Legend>
          {bands
            .filter(({ id }) => used.has(id))
            .map(({ id, label }) => (
              <LegendItem key={id}>
                <Sample look={lookOf(id, ids)} />
                <span>
                  <Dated>{label}</Dated>
                </span>
              </LegendItem>
            ))}
          {used.has(null) && (
            <LegendItem>
              <Sample look="none" />
              {t('No claim')}
            </LegendItem>
          )}
          <LegendItem>
            <Sample look="none" sold />
            {t('The edge at the end: sold')}
          </LegendItem>
        </Legend>
        {shown.map(({ id, label, parts }) => (
          <div key={id} data-lot>
            <LotLabel>
              <Dated>{label}</Dated>
            </LotLabel>
            <Bar>
              {drawnParts(parts).map((part, at) => (
                <Part
                  key={at}
                  data-part
                  title={part.label}
                  look={lookOf(part.band, ids)}
                  sold={!part.isHeld}
                  style={{ width: `${part.width * 100}%` }}
                >
                  {part.width >= WIDE_ENOUGH && part.label}
                </Part>
              ))}
            </Bar>
          </div>
        ))}
      </Picture>
      {lots.length > shown.length && (
        <Stack gap="tight">
          <Caption>
            {t('The first {shown, number} of {lots, number} purchases.', {
              shown: shown.length,
              lots: lots.length,
            })}
          </Caption>
          <div>
            <Button onClick={() => setWhole(true)}>{t('Draw all')}</Button>
          </div>
        </Stack>
      )}
    </>
  );
}

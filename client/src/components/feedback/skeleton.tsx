import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { useDelayed } from '../../lib/use-delayed';

const Bar = chakra('div', { base: { height: '4', borderRadius: 'sm', bg: 'sunken', maxWidth: 'full' } });
const Lines = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });
const widths = ['75%', '45%', '60%', '35%', '55%', '70%'];

/** A grey placeholder for text; it is not animated. `nth` varies the width. */
export function SkeletonBar({ nth = 0 }: { nth?: number }) {
  return <Bar width={widths[nth % widths.length]} aria-hidden />;
}

const Screenful = chakra('div', { base: { minHeight: '100dvh' } });

/**
 * The loading state of a whole page, as high as the window: nothing below it is in view that would move when the
 * content arrives. The layout hides the footer meanwhile.
 */
export function SkeletonPage() {
  return (
    <Screenful data-loading aria-busy>
      <chakra.h1 srOnly>{t('Loading...')}</chakra.h1>
      <SkeletonLines count={8} />
    </Screenful>
  );
}

interface SkeletonLinesProps {
  count?: number;
  /** The height of what is loading, where something below it is in view. */
  height?: HTMLChakraProps<'div'>['minHeight'];
}

/** The loading state of a page without a table: nothing for 150 ms, then grey lines. */
export function SkeletonLines({ count = 6, height }: SkeletonLinesProps) {
  const shown = useDelayed(true);
  if (!shown) return height === undefined ? null : <Lines minHeight={height} />;
  return (
    <Lines aria-hidden minHeight={height}>
      {Array.from({ length: count }, (_, index) => (
        <SkeletonBar key={index} nth={index} />
      ))}
    </Lines>
  );
}

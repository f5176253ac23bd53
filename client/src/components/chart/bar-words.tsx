import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import type { ChartPoint } from './chart-point';

/** More labels say nothing more. */
const MOST_WORDS = 5;
/** The width of a character in relation to the size of the text, rounded up. */
const CHARACTER = 0.62;

const Words = chakra('div', { base: { position: 'relative', gridColumn: '2', height: '1lh' } });
const Word = chakra('span', { base: { position: 'absolute', textAlign: 'center', whiteSpace: 'nowrap' } });

/**
 * Which bars have a label, evenly spread, so that no two labels touch.
 * @param bars the number of bars
 * @param fit the number of labels that fit next to each other
 */
export function worded(bars: number, fit: number): number[] {
  const each = Math.ceil(bars / Math.max(1, Math.min(fit, MOST_WORDS)));
  return Array.from({ length: bars }, (_, at) => at).filter((at) => at % each === Math.floor(each / 2));
}

/** The labels below the bars of a chart: as many as fit, each in full, also below the first and the last bar. */
export function BarWords({ points }: { points: readonly ChartPoint[] }) {
  const line = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState(MOST_WORDS);
  const longest = Math.max(1, ...points.map(({ tick }) => tick.length)) + 1;
  useEffect(
    function fitTheLine() {
      const element = line.current;
      if (!element || typeof ResizeObserver === 'undefined') return undefined;
      const measure = () => {
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        setFit(Math.floor(element.clientWidth / (longest * CHARACTER * size)));
      };
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [longest],
  );
  const width = `${longest * CHARACTER}em`;
  return (
    <Words ref={line}>
      {worded(points.length, fit).map((at) => {
        const { label, tick } = points[at]!;
        const middle = `${((at + 0.5) / points.length) * 100}%`;
        const start = `clamp(0px, calc(${middle} - ${width} / 2), calc(100% - ${width}))`;
        return (
          <Word key={label} style={{ width, insetInlineStart: start }}>
            {tick}
          </Word>
        );
      })}
    </Words>
  );
}

import { chakra } from '@chakra-ui/react/styled-system';
import type { CSSProperties } from 'react';

const Track = chakra('div', {
  base: { width: 'full', height: '2', borderRadius: 'full', bg: 'sunken', overflow: 'hidden' },
});
const Fill = chakra('div', {
  base: {
    height: 'full',
    width: 'full',
    borderRadius: 'full',
    transform: 'translateX(calc(-1 * var(--left)))',
    _rtl: { transform: 'translateX(var(--left))' },
  },
  variants: { tone: { active: { bg: 'accentSolid' }, done: { bg: 'done' }, stopped: { bg: 'control' } } },
});

interface ProgressBarProps {
  label: string;
  /** 0 to 1. */
  fraction: number;
  tone?: 'active' | 'done' | 'stopped';
}

/** The progress of long-running work. The figures are next to it as text. */
export function ProgressBar({ label, fraction, tone = 'active' }: ProgressBarProps) {
  const bounded = Math.min(1, Math.max(0, fraction));
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(bounded * 100)}
    >
      <Fill tone={tone} style={{ '--left': `${(1 - bounded) * 100}%` } as CSSProperties} />
    </Track>
  );
}

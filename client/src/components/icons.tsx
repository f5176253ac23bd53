import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { isRightToLeft } from '../lib/locale';

const Svg = chakra('svg', {
  base: { width: '1.25em', height: '1.25em', flexShrink: '0', fill: 'none', stroke: 'currentColor' },
});

interface IconProps {
  /** For screen readers, when the icon has no text next to it. */
  label?: string;
}

/** @param pointing along the line: mirrored where that runs from right to left */
function icon(shape: ReactNode, pointing?: 'along') {
  return function Icon({ label }: IconProps) {
    return (
      <Svg
        viewBox="0 0 20 20"
        transform={pointing && isRightToLeft() ? 'scaleX(-1)' : undefined}
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        role={label ? 'img' : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
      >
        {shape}
      </Svg>
    );
  };
}

export const SearchIcon = icon(<path d="M9 15a6 6 0 1 0 0-12 6 6 0 0 0 0 12Zm4.5-1.5L17.5 17.5" />);
export const CloseIcon = icon(<path d="m5 5 10 10M15 5 5 15" />);
export const UploadIcon = icon(
  <path d="M10 13V3.5m0 0L6 7.5m4-4 4 4M3.5 12.5v3a1.5 1.5 0 0 0 1.5 1.5h10a1.5 1.5 0 0 0 1.5-1.5v-3" />,
);
export const DownloadIcon = icon(
  <path d="M10 3v9.5m0 0-4-4m4 4 4-4M3.5 12.5v3a1.5 1.5 0 0 0 1.5 1.5h10a1.5 1.5 0 0 0 1.5-1.5v-3" />,
);
export const ChevronDownIcon = icon(<path d="m5 7.5 5 5 5-5" />);
export const ChevronLeftIcon = icon(<path d="m12.5 5-5 5 5 5" />, 'along');
export const ChevronRightIcon = icon(<path d="m7.5 5 5 5-5 5" />, 'along');
export const ArrowUpIcon = icon(<path d="M10 16.5v-13m0 0L4.5 9M10 3.5 15.5 9" />);
export const CheckIcon = icon(<path d="m4.5 10.5 3.75 3.75 7.25-8.5" />);
export const AttentionIcon = icon(
  <path d="M10 6.5v4.25m0 2.75v.01M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15Z" />,
);
export const InformationIcon = icon(
  <path d="M10 13.75V9.5m0-3v.01M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15Z" />,
);
export const DoneIcon = icon(
  <path d="m6.5 10.25 2.5 2.5 4.5-5.25M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15Z" />,
);
/** Bars of different lengths: how far several things have got. */
export const MenuIcon = icon(<path d="M3 5.5h14M3 10h14M3 14.5h14" />);
export const JobsIcon = icon(<path d="M3.5 5h13M3.5 10h9M3.5 15h5" />);
export const PencilIcon = icon(<path d="m12 4.5 3.5 3.5M4 16l.75-3.5L13.5 3.75l2.75 2.75L7.5 15.25 4 16Z" />);

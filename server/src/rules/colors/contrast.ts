/** Relative luminance of WCAG 2.2, from 0 (black) to 1 (white). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/** The contrast of two colours written #RRGGBB, from 1 to 21 (UX-1). */
export function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [one, other].map(luminance).sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** A colour written #RRGGBB with a share of another in it, from 0 (none) to 1 (only that). */
export function mixed(color: string, other: string, share: number): string {
  const others = channelsOf(other);
  const channels = channelsOf(color).map((channel, index) =>
    Math.round(channel * (1 - share) + others[index]! * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('').toUpperCase()}`;
}

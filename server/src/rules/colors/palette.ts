/** A colour of the theme in both modes. */
export interface ModeColor {
  light: string;
  dark: string;
}

/**
 * The palette of UX-1. Names say the use, never the hue; pairs that are combined on screen are listed in `colorPairs`.
 */
export const palette = {
  canvas: { light: '#FAFAF7', dark: '#0D1422' },
  surface: { light: '#FFFFFF', dark: '#141D2F' },
  /** The background of images that others have drawn. */
  paper: { light: '#FFFFFF', dark: '#F4F6FA' },
  sunken: { light: '#F1F0EA', dark: '#1B263B' },
  ink: { light: '#14213D', dark: '#E9EDF4' },
  muted: { light: '#4B5670', dark: '#A5B0C5' },
  hairline: { light: '#E2E0D7', dark: '#28344B' },
  control: { light: '#7B849A', dark: '#73809A' },
  accent: { light: '#0B6E6E', dark: '#5CC5BF' },
  accentSolid: { light: '#0B6E6E', dark: '#43B3AC' },
  accentHover: { light: '#095A5A', dark: '#5CC5BF' },
  onAccent: { light: '#FFFFFF', dark: '#06211F' },
  accentSoft: { light: '#E3F0EE', dark: '#10302F' },
  onAccentSoft: { light: '#0A6161', dark: '#7AD3CD' },
  needs: { light: '#7A4B00', dark: '#F3C567' },
  needsSoft: { light: '#FCF1D9', dark: '#33270B' },
  danger: { light: '#A61B1B', dark: '#FFA79E' },
  dangerSoft: { light: '#FCEBE9', dark: '#3C1818' },
  dangerSolid: { light: '#A61B1B', dark: '#F0837A' },
  onDanger: { light: '#FFFFFF', dark: '#2B0605' },
  done: { light: '#17643A', dark: '#86D9A6' },
  doneSoft: { light: '#E4F2E8', dark: '#12301F' },
} satisfies Record<string, ModeColor>;

/** A light or a dark screen, as the device asks. */
export type ColorMode = keyof ModeColor;

export type PaletteName = keyof typeof palette;

/** Every [text, background] pair that the components combine; a test requires 4.5:1 for each in both modes. */
export const colorPairs: [PaletteName, PaletteName][] = [
  ...(['canvas', 'surface', 'sunken'] as const).flatMap((ground): [PaletteName, PaletteName][] => [
    ['ink', ground],
    ['muted', ground],
    ['accent', ground],
    ['danger', ground],
  ]),
  ['onAccent', 'accentSolid'],
  ['onAccent', 'accentHover'],
  ['onAccentSoft', 'accentSoft'],
  ['ink', 'accentSoft'],
  ['accent', 'accentSoft'],
  ['needs', 'needsSoft'],
  ['ink', 'needsSoft'],
  ['danger', 'dangerSoft'],
  ['ink', 'dangerSoft'],
  ['onDanger', 'dangerSolid'],
  ['done', 'doneSoft'],
  ['ink', 'doneSoft'],
];

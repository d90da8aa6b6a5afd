import { hexToOklch, oklchToHex, readableOn, toReadable, WHITE } from '../color/index.ts';

export type Mode = 'light' | 'dark';
export type Overrides = Record<string, string>;

interface ModeSettings {
  /** The ground on which colored text is hardest to read in this mode, in either brand. */
  hardestGround: string;
  /** Lightness of a tinted ground, of its border, and the step of a pressed state. */
  tint: number;
  edge: number;
  step: number;
}

const MODES: Record<Mode, ModeSettings> = {
  light: { hardestGround: '#dfe3e8', tint: 0.975, edge: 0.885, step: -0.05 },
  dark: { hardestGround: '#2c2f34', tint: 0.235, edge: 0.33, step: 0.06 },
};

const TINT_CHROMA = 0.3;

const shifted = (color: string, step: number) => {
  const { lightness, ...rest } = hexToOklch(color);
  return oklchToHex({ ...rest, lightness: Math.min(1, Math.max(0, lightness + step)) });
};

const tinted = (color: string, lightness: number) => {
  const { chroma, hue } = hexToOklch(color);
  return oklchToHex({ lightness, chroma: chroma * TINT_CHROMA, hue });
};

/**
 * Theme variables for a primary color chosen at run time. The ground of a button is moved in
 * lightness until its text reaches AA, and links are moved against the darkest row they may
 * stand on; the color as it was chosen stays in `--pf-color-accent` for decoration.
 */
export function primaryOverrides(primary: string, mode: Mode): Overrides {
  const { hardestGround, tint, edge, step } = MODES[mode];
  const text = readableOn(WHITE, primary);
  const ground = toReadable(primary, text);
  const link = toReadable(primary, hardestGround);
  const tintGround = tinted(primary, tint);
  return {
    '--pf-color-primary': ground,
    '--pf-color-primary-hover': toReadable(shifted(ground, step), text),
    '--pf-color-primary-active': toReadable(shifted(ground, 2 * step), text),
    '--pf-color-on-primary': text,
    '--pf-color-primary-ground': tintGround,
    '--pf-color-selected': tintGround,
    '--pf-color-primary-border': tinted(primary, edge),
    '--pf-color-primary-text': link,
    '--pf-color-focus': link,
    '--pf-color-accent': primary,
  };
}

/** Theme variables for a sidebar in a color of the person's choice, the same in both modes. */
export function sidebarOverrides(color: string): Overrides {
  const text = readableOn(WHITE, color);
  const ground = toReadable(color, text);
  const away = text === WHITE ? 0.06 : -0.05;
  return {
    '--pf-color-sidebar-ground': ground,
    '--pf-color-sidebar-hover': toReadable(shifted(ground, away), text),
    '--pf-color-sidebar-active': toReadable(shifted(ground, 2 * away), text),
    '--pf-color-sidebar-border': shifted(ground, away),
    '--pf-color-sidebar-text': text,
    '--pf-color-sidebar-text-muted': text,
    '--pf-color-sidebar-active-text': text,
    '--pf-color-sidebar-accent': text,
  };
}

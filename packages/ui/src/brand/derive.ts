import {
  contrastRatio,
  hexToOklch,
  oklchToHex,
  readableOn,
  toReadable,
  WHITE,
} from '../color/index.ts';

export type Mode = 'light' | 'dark';
export type Overrides = Record<string, string>;

interface ModeSettings {
  /** The background on which colored text is hardest to read in this mode, in either brand. */
  hardestGround: string;
  /** Lightness of a tinted background, of its border, and the step to a pressed state. */
  tint: number;
  edge: number;
  step: number;
}

const MODES: Record<Mode, ModeSettings> = {
  light: { hardestGround: '#dfe3e8', tint: 0.975, edge: 0.885, step: -0.05 },
  dark: { hardestGround: '#383c43', tint: 0.235, edge: 0.33, step: 0.06 },
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

/** Minimum contrast of a shape against its background (WCAG 2.2, 1.4.11). */
const SHAPE = 3;

/** A border for a background too close to its page; none when the shape is visible. */
const edgeOf = (ground: string, page: string) =>
  contrastRatio(ground, page) >= SHAPE ? 'transparent' : toReadable(ground, page, SHAPE);

/**
 * Hover and pressed backgrounds: one and two steps from rest, in the other direction or further when the scale ends or
 * the text would lose contrast, so that the three always differ.
 */
function pressesOf(ground: string, text: string, step: number): readonly [string, string] {
  const tries = [1, -1, -2, -3, -4].map((factor) => {
    const at = (times: number) => toReadable(shifted(ground, times * factor * step), text);
    return [at(1), at(2)] as const;
  });
  const differ = ([hover, active]: readonly [string, string]) =>
    new Set([ground, hover, active]).size === 3;
  return tries.find(differ) ?? [ground, ground];
}

/** Minimum contrast ratio between two distinguishable backgrounds. */
const APART = 1.18;

/** The background shifted toward its text, or away from it when the text would become unreadable. */
function bandOf(ground: string, text: string, step: number): string {
  const moved = [step, -step, 2 * step, -2 * step, -3 * step].map((each) =>
    toReadable(shifted(ground, each), text),
  );
  const far = (color: string) => contrastRatio(color, ground);
  return (
    moved.find((color) => far(color) >= APART) ??
    moved.reduce((best, color) => (far(color) > far(best) ? color : best))
  );
}

/**
 * Theme variables for a primary color chosen at run time. The button background's lightness shifts until its text
 * reaches AA, and links are corrected against the darkest row they can appear on; `--pf-color-accent` keeps the chosen
 * color for decoration.
 */
export function primaryOverrides(primary: string, mode: Mode): Overrides {
  const { hardestGround, tint, edge, step } = MODES[mode];
  const text = readableOn(WHITE, primary);
  const ground = toReadable(primary, text);
  const link = toReadable(primary, hardestGround);
  const tintGround = tinted(primary, tint);
  const [hover, active] = pressesOf(ground, text, step);
  return {
    '--pf-color-primary': ground,
    '--pf-color-primary-hover': hover,
    '--pf-color-primary-active': active,
    '--pf-color-on-primary': text,
    '--pf-color-primary-ground': tintGround,
    '--pf-color-selected': tintGround,
    '--pf-color-primary-border': tinted(primary, edge),
    '--pf-color-primary-edge': edgeOf(ground, hardestGround),
    '--pf-color-primary-text': link,
    '--pf-color-focus': link,
    '--pf-color-accent': primary,
  };
}

/** Theme variables for a sidebar color chosen by the user, the same in both modes. */
export function sidebarOverrides(color: string): Overrides {
  const text = readableOn(WHITE, color);
  const ground = toReadable(color, text);
  const away = text === WHITE ? 0.06 : -0.05;
  return {
    '--pf-color-sidebar-ground': ground,
    '--pf-color-sidebar-hover': toReadable(shifted(ground, away), text),
    '--pf-color-sidebar-active': bandOf(ground, text, 2 * away),
    '--pf-color-sidebar-border': shifted(ground, away),
    '--pf-color-sidebar-text': text,
    '--pf-color-sidebar-text-muted': text,
    '--pf-color-sidebar-active-text': text,
    '--pf-color-sidebar-accent': text,
  };
}

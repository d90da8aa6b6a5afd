import { type Mode, primaryOverrides } from '@payfac/ui/brand';
import { contrastRatio } from '@payfac/ui/color';

/** The grounds of a button in its states, the text on them, and links. All `#rrggbb`. */
export interface Looks {
  readonly states: readonly { readonly name: string; readonly ground: string }[];
  readonly text: string;
  /** Where the ground is too like the page; else transparent. */
  readonly edge: string;
  readonly link: string;
}

const grounds = [
  ['Default', '--pf-color-primary'],
  ['Focused', '--pf-color-primary'],
  ['Hovered', '--pf-color-primary-hover'],
  ['Pressed', '--pf-color-primary-active'],
] as const;

/** What a product's color becomes in a mode. @param color `#rrggbb`. */
export function looksOf(color: string, mode: Mode): Looks {
  const made = primaryOverrides(color, mode);
  return {
    states: grounds.map(([name, variable]) => ({ name, ground: made[variable] ?? color })),
    text: made['--pf-color-on-primary'] ?? color,
    edge: made['--pf-color-primary-edge'] ?? 'transparent',
    link: made['--pf-color-primary-text'] ?? color,
  };
}

/** The least contrast of a button's text in any of its states; WCAG asks for 4.5. */
export const leastContrast = ({ states, text }: Looks): number =>
  Math.min(...states.map(({ ground }) => contrastRatio(text, ground)));

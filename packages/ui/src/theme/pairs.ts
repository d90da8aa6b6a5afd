import type { tokenNames } from './token-names.ts';

type Named<T> = { [Key in keyof T]: T[Key] extends string ? string : Named<T[Key]> };
export type ColorValues = Named<typeof tokenNames.color>;

export interface ColorPair {
  name: string;
  foreground: string;
  ground: string;
  /** 4.5 for text, 3 for a control's outline, a ring or an icon. */
  least: 3 | 4.5;
}

const GROUNDS = ['ground', 'surface', 'raised', 'sunken'] as const;
const TEXTS = ['text', 'textMuted', 'textSubtle', 'primaryText'] as const;
const ROW_GROUNDS = ['hover', 'selected', 'active'] as const;
const TONES = ['success', 'info', 'warning', 'danger', 'neutral'] as const;
const SIDEBAR_GROUNDS = ['ground', 'hover'] as const;
const SERIES = ['series1', 'series2', 'series3', 'series4', 'series5', 'series6'] as const;

type Pair = [name: string, foreground: string, ground: string];

const least = (ratio: 3 | 4.5, pairs: readonly Pair[]): ColorPair[] =>
  pairs.map(([name, foreground, ground]) => ({ name, foreground, ground, least: ratio }));

function textPairs(colors: ColorValues): Pair[] {
  const onGrounds = GROUNDS.flatMap((ground) =>
    TEXTS.map((text): Pair => [`${text} on ${ground}`, colors[text], colors[ground]]),
  );
  const onRows = ROW_GROUNDS.flatMap((ground) =>
    (['text', 'textMuted', 'primaryText'] as const).map(
      (text): Pair => [`${text} on ${ground}`, colors[text], colors[ground]],
    ),
  );
  return [
    ...onGrounds,
    ...onRows,
    ...(['surface', 'ground', 'raised'] as const).map(
      (ground): Pair => [`ink on ${ground}`, colors.ink, colors[ground]],
    ),
    ['onPrimary on primary', colors.onPrimary, colors.primary],
    ['onPrimary on primaryHover', colors.onPrimary, colors.primaryHover],
    ['onPrimary on primaryActive', colors.onPrimary, colors.primaryActive],
    ['primaryText on primaryGround', colors.primaryText, colors.primaryGround],
    ['text on primaryGround', colors.text, colors.primaryGround],
    ['onInverse on inverse', colors.onInverse, colors.inverse],
  ];
}

function tonePairs(colors: ColorValues): Pair[] {
  const named = TONES.map((tone) => [tone, colors[tone]] as const);
  const statuses = Object.entries(colors.status);
  return [...named, ...statuses].flatMap(([name, tone]): Pair[] => [
    [`${name} text on its ground`, tone.text, tone.ground],
    [`${name} text on surface`, tone.text, colors.surface],
    [`${name} onSolid on solid`, tone.onSolid, tone.solid],
  ]);
}

function sidebarPairs({ sidebar }: ColorValues): Pair[] {
  return [
    ...SIDEBAR_GROUNDS.flatMap((ground): Pair[] => [
      [`sidebar text on ${ground}`, sidebar.text, sidebar[ground]],
      [`sidebar textMuted on ${ground}`, sidebar.textMuted, sidebar[ground]],
    ]),
    ['sidebar activeText on active', sidebar.activeText, sidebar.active],
  ];
}

function markPairs(colors: ColorValues): Pair[] {
  return [
    ...(['surface', 'ground', 'raised'] as const).flatMap((ground): Pair[] => [
      [`borderStrong on ${ground}`, colors.borderStrong, colors[ground]],
      [`focus on ${ground}`, colors.focus, colors[ground]],
      [`primary on ${ground}`, colors.primary, colors[ground]],
    ]),
    ['sidebar accent on ground', colors.sidebar.accent, colors.sidebar.ground],
    ...SERIES.map((key): Pair => [`chart ${key} on surface`, colors.chart[key], colors.surface]),
  ];
}

/** Every pair of colors that components combine, with its required contrast. */
export function colorPairs(colors: ColorValues): ColorPair[] {
  return [
    ...least(4.5, [...textPairs(colors), ...tonePairs(colors), ...sidebarPairs(colors)]),
    ...least(3, markPairs(colors)),
  ];
}

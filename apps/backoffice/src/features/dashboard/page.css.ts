import { type, vars } from '@payfac/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { onPhone } from '../../shared/screen/media.ts';

const { color, space, font } = vars;

/** Widths at which the menu leaves too little room for two columns. */
const onTablet = 'screen and (max-width: 1199px)';
const hairline = `1px solid ${color.border}`;

/** The main figure, with the waiting work at its right, or below it when there is no room. */
export const first = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 280px',
  gap: `${space.xl} ${space.xxl}`,
  '@media': { [onTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const volume = style({ minInlineSize: 0 });

/** Details next to or below a figure: its change, and its basis. */
export const figureLine = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.sm}`,
});

/** A figure's own scope, if it isn't the page's. */
export const ownScope = style({
  paddingInline: space.sm,
  borderRadius: vars.radius.full,
  ...type.label,
  background: color.primaryGround,
  color: color.primaryText,
});

const figuresChange = { fontSize: font.size.xs, fontWeight: font.weight.medium } as const;
export const better = style({ ...figuresChange, color: color.success.text });
export const worse = style({ ...figuresChange, color: color.danger.text });

const strip = style({
  display: 'grid',
  overflow: 'clip',
  borderBlockEnd: hairline,
});

/** Every row of figures is full: five are three and two, and on a phone two, two and one. */
export const strips = styleVariants({
  five: [
    strip,
    {
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      '@media': { [onTablet]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
    },
  ],
  four: [
    strip,
    {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      '@media': { [onTablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
    },
  ],
});

export const cell = style({
  minInlineSize: 0,
  paddingInlineEnd: space.md,
  borderBlockStart: hairline,
  selectors: {
    '& + &': { borderInlineStart: hairline, paddingInlineStart: space.lg },
  },
  '@media': {
    [onTablet]: {
      selectors: {
        [`${strips.five} > &`]: { gridColumn: 'span 2' },
        [`${strips.five} > &:nth-child(n + 4)`]: { gridColumn: 'span 3' },
        [`${strips.five} > &:nth-child(4)`]: { borderInlineStart: 0, paddingInlineStart: 0 },
      },
    },
    [onPhone]: {
      selectors: {
        [`${strips.four} > &`]: { gridColumn: 'span 2' },
        [`${strips.five} > &`]: { gridColumn: 'span 3' },
        [`${strips.five} > &:last-child`]: { gridColumn: '1 / -1' },
        '&&': { paddingInlineEnd: space.xs },
        [`${strip} > &:nth-child(even)`]: {
          borderInlineStart: hairline,
          paddingInlineStart: space.sm,
        },
        [`${strip} > &:nth-child(odd)`]: { borderInlineStart: 0, paddingInlineStart: 0 },
      },
    },
  },
});

/** Rows without gaps, whichever cards the user sees: a card alone in its row fills it. */
export const last = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.sm} ${space.xxl}`,
  paddingBlockStart: space.md,
});
export const wide = style({ flex: '3 1 520px', minInlineSize: 0 });
export const narrow = style({ flex: '2 1 320px', minInlineSize: 0 });
export const whole = style({ flex: '1 1 100%', minInlineSize: 0 });

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });

const row = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: 40,
  borderBlockEnd: hairline,
  ...type.text,
});

export const loadingRow = row;
export const quiet = style({ color: color.textMuted, ...type.text });

export const need = style([
  row,
  {
    position: 'relative',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space.sm,
    '@media': { [onPhone]: { minBlockSize: 44 } },
  },
]);
export const needWords = style({ minInlineSize: 0, fontWeight: font.weight.semibold });
/** The whole line can be pressed. */
globalStyle(`${needWords} a::after`, { content: "''", position: 'absolute', inset: 0 });

export const widgetPanel = style({ inlineSize: 'min(312px, calc(100vw - 64px))' });

/** A choice among filters looks like one of them: what is chosen is read, and its edge is quiet. */
export const picker = style({
  vars: {
    [vars.size.control]: vars.size.controlSmall,
    [vars.radius.md]: vars.radius.full,
    [color.borderStrong]: color.border,
  },
  fontWeight: font.weight.medium,
});

/** In one line with the title, where there is room. */
export const pickers = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
});

export const scope = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': { [onPhone]: { flexBasis: '100%' } },
});

export const customRange = style({ display: 'grid', gap: space.md });

export const customActions = style({ display: 'flex', justifyContent: 'end', gap: space.sm });

export const recentRow = style([
  row,
  {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 130px) minmax(88px, auto)',
    gap: `0 ${space.md}`,
    '@media': {
      [onPhone]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateAreas: '"title amount" "detail status"',
        alignContent: 'center',
        minBlockSize: 64,
      },
    },
  },
]);

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const recentTitle = style({
  ...cut,
  fontWeight: font.weight.medium,
  '@media': { [onPhone]: { gridArea: 'title' } },
});
export const recentDetail = style({
  ...cut,
  color: color.textMuted,
  '@media': { [onPhone]: { gridArea: 'detail' } },
});
export const recentStatus = style({
  minInlineSize: 0,
  '@media': { [onPhone]: { gridArea: 'status', textAlign: 'end' } },
});
export const recentAmount = style({
  textAlign: 'end',
  '@media': { [onPhone]: { gridArea: 'amount' } },
});

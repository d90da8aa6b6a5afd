import { type, vars } from '@payfac/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { onPhone, onTablet } from '../../../shared/screen/media.ts';

const { color, font, space } = vars;

const hairline = `1px solid ${color.border}`;

/** The rail is next to the money if there is room, otherwise below it. */
export const overview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 300px',
  gap: `${space.xl} ${space.xxl}`,
  '@media': { [onTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.lg,
  minInlineSize: 0,
});

export const rail = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.xl,
  minInlineSize: 0,
  '@media': {
    [onTablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))' },
  },
});

export const railPart = style({ display: 'grid', alignContent: 'start', gap: space.md });
export const railTitle = style({ ...type.section, margin: 0, color: color.ink });

export const volume = style({ minInlineSize: 0 });
export const line = style({ display: 'inline-flex', flexWrap: 'wrap', gap: `0 ${space.sm}` });
export const quiet = style({ margin: 0, color: color.textMuted, ...type.text });

/** Text is aligned with the page's; the padding and line before it are cut off. */
export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 45%), 1fr))',
  marginInlineStart: `calc(-1 * ${space.md})`,
  borderBlockEnd: hairline,
  clipPath: `inset(0 0 0 calc(${space.md} - 2px))`,
  selectors: { '[dir=rtl] &': { clipPath: `inset(0 calc(${space.md} - 2px) 0 0)` } },
});

export const cell = style({
  minInlineSize: 0,
  paddingInline: space.md,
  borderBlockStart: hairline,
  borderInlineStart: hairline,
});

export const facts = style({ display: 'grid', gap: space.sm, margin: 0 });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '100px minmax(0, 1fr)',
  gap: space.sm,
  ...type.text,
});
export const term = style({ color: color.textMuted });
export const value = style({ margin: 0, overflowWrap: 'anywhere' });

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr) minmax(88px, auto)',
  alignItems: 'center',
  gap: `0 ${space.md}`,
  minBlockSize: 40,
  borderBlockEnd: hairline,
  ...type.text,
  '@media': {
    [onPhone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"who amount" "card status"',
      alignContent: 'center',
      minBlockSize: 64,
    },
  },
});

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const who = style({
  ...cut,
  fontWeight: font.weight.medium,
  '@media': { [onPhone]: { gridArea: 'who' } },
});
export const card = style({
  ...cut,
  color: color.textMuted,
  '@media': { [onPhone]: { gridArea: 'card' } },
});
export const amount = style({
  textAlign: 'end',
  '@media': { [onPhone]: { gridArea: 'amount' } },
});

const forced = '(forced-colors: active)';

export const figure = style({ display: 'grid', gap: space.xxs });

export const words = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.md,
  ...type.text,
});

export const limitValue = style({ fontWeight: font.weight.semibold, whiteSpace: 'nowrap' });

export const bar = style({
  display: 'block',
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});

export const track = style({
  fill: color.active,
  '@media': { [forced]: { fill: 'Canvas', stroke: 'GrayText' } },
});

const filled = { '@media': { [forced]: { fill: 'CanvasText' } } };

export const states = styleVariants({
  fine: { fill: color.primaryText, ...filled },
  near: { fill: color.warning.text, ...filled },
  over: { fill: color.danger.text, ...filled },
});

export const limit = style({
  fill: color.text,
  '@media': { [forced]: { fill: 'Highlight' } },
});

export const detail = style({
  ...type.label,
  fontWeight: font.weight.regular,
  color: color.textMuted,
});

import { type, vars } from '@payfac/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, font } = vars;

export const page = style({ display: 'grid', gap: space.lg, containerType: 'inline-size' });

/** The till, with the payer's view next to it if there is room. */
export const till = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 560px)',
  gap: space.xl,
  alignItems: 'start',
  '@container': {
    '(min-width: 700px)': { gridTemplateColumns: 'minmax(0, 560px) 240px' },
    '(min-width: 900px)': {
      gridTemplateColumns: 'minmax(0, 560px) 320px',
      columnGap: 64,
    },
  },
});

/** At the right of the title, wide enough for a business name. */
export const account = style({ inlineSize: 260, maxInlineSize: '100%' });
export const only = style({ ...type.section, margin: 0 });

/** One line has the amount and, at its end if there is room, whether it is captured or authorized. */
export const hero = style({
  display: 'grid',
  gap: space.md,
  justifyItems: 'start',
  '@container': { '(min-width: 540px)': { alignItems: 'start', gap: 0 } },
});
globalStyle(`${hero} > *`, { gridColumn: 1 });
globalStyle(`${hero} > :first-child`, { inlineSize: '100%' });
/** Above the line, next to the amount. */
globalStyle(`${hero} > :first-child + *`, {
  '@container': {
    '(min-width: 540px)': { gridRow: 1, justifySelf: 'end', marginBlockStart: 44 },
  },
});
globalStyle(`${hero} > :first-child`, {
  '@container': { '(min-width: 540px)': { gridRow: 1 } },
});

export const parts = style({ display: 'grid', gap: space.lg });
export const means = style({ display: 'grid', gap: space.lg });
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.md}`,
});

const row = { display: 'grid', gap: space.md, alignItems: 'start' } as const;
export const billing = style({
  ...row,
  '@container': { '(min-width: 440px)': { gridTemplateColumns: '5fr 5fr 3fr' } },
});
export const pair = style({
  ...row,
  '@container': { '(min-width: 440px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const extras = style({ display: 'grid', gap: space.md });
/** Their text is aligned with the fields. */
export const openers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  marginInlineStart: `calc(-1 * ${space.sm})`,
});
export const named = style({ flex: '1 1 100%', marginInlineStart: space.sm });

/** On a phone it stays visible, above the scrolled content. */
export const charge = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  paddingBlock: space.md,
  borderBlockStart: `1px solid ${color.border}`,
  '@media': {
    'screen and (max-width: 640px)': {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      background: color.surface,
    },
  },
});
export const button = style({
  marginInlineStart: 'auto',
  '@media': { 'screen and (max-width: 640px)': { inlineSize: '100%', display: 'grid' } },
});
/** Shown when there is a keyboard, in the button's color. */
export const keys = style({
  '@media': {
    '(pointer: coarse)': { display: 'none' },
    'screen and (max-width: 640px)': { display: 'none' },
  },
});
globalStyle(`${keys} kbd`, {
  borderColor: 'color-mix(in srgb, currentColor 45%, transparent)',
  background: 'transparent',
  boxShadow: 'none',
  color: 'inherit',
});

export const note = style({ ...type.text, margin: 0, color: color.textMuted });
export const advice = style({ fontWeight: font.weight.semibold });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });
export const stack = style({ display: 'grid', gap: space.lg, maxInlineSize: 760 });
/** The outcome, on the line where the amount was typed. */
export const ended = style({
  display: 'grid',
  gap: space.sm,
  paddingBlockEnd: space.md,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const checks = style({ display: 'flex', flexWrap: 'wrap', gap: space.lg });
/** No larger than the text of its notice. */
export const check = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  fontSize: font.size.sm,
});

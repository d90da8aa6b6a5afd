import { type, vars } from '@payfac/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, font } = vars;

const phone = 'screen and (max-width: 640px)';

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

/** Takes what the title leaves. */
export const payee = style({
  flex: '1 1 240px',
  minInlineSize: 0,
  '@media': { 'screen and (min-width: 641px)': { marginInlineStart: space.lg } },
});
/** Beside the title, as large as what is decided there: whose money it is. */
export const account = style({ inlineSize: 340, maxInlineSize: '100%' });
globalStyle(`${account} :is(input, select, button)`, { ...type.figure });
export const only = style({ ...type.figure, margin: 0 });

export const parts = style({ display: 'grid', gap: space.lg });
export const means = style({ display: 'grid', gap: space.lg });
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.md}`,
});
/** On a phone there is no room beside the other ways to pay: the link stands beside the amount's label. */
export const sum = style({
  display: 'grid',
  gap: space.lg,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const amount = style({ '@media': { [phone]: { gridArea: '2 / 1' } } });
export const elsewhere = style({
  '@media': { [phone]: { gridArea: '2 / 1', justifySelf: 'end', alignSelf: 'start', zIndex: 1 } },
});
globalStyle(`${sum} > ${ways}`, { '@media': { [phone]: { display: 'contents' } } });

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

const line = `1px solid ${color.border}`;
export const charge = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  paddingBlock: space.md,
  borderBlockStart: line,
  '@media': { [phone]: { display: 'contents' } },
});
/** On a phone it stays visible, above the scrolled content. */
export const button = style({
  marginInlineStart: 'auto',
  '@media': {
    [phone]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      display: 'grid',
      inlineSize: '100%',
      paddingBlock: space.md,
      borderBlockStart: line,
      background: color.surface,
    },
  },
});
/** Shown when there is a keyboard, in the button's color. */
export const keys = style({
  '@media': {
    '(pointer: coarse)': { display: 'none' },
    [phone]: { display: 'none' },
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

import { vars } from '@payfac/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { onTablet } from './media.ts';

const { color, font, radius, space } = vars;

const base = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  inlineSize: '100%',
} as const;

export const screen = styleVariants({
  form: { ...base, maxInlineSize: vars.size.pageForm },
  list: base,
});

/** Its rows have their own spacing, so that the first record is visible at once. */
export const ofList = style({ ...base, gap: 0, maxInlineSize: 1440 });

/** A part that isn't a list, at a page's distance from the tabs. */
export const part = style({ paddingBlockStart: vars.space.lg });

/** Uses the room next to the title; if that is too little, a list shows it behind a button. */
export const summary = style({
  flex: '1 1 420px',
  minInlineSize: 0,
  marginInlineStart: vars.space.lg,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [onTablet]: { display: 'none' } },
});

export const tools = style({ display: 'contents' });

/** Room for the top bar. */
export const scrolledTo = style({ scrollMarginBlock: 72 });

export const secret = style({
  margin: 0,
  marginBlock: space.sm,
  fontSize: font.size.xl,
});

export const secretNote = style({ margin: 0 });

/** Black on white in every theme, as scanners expect. */
export const qrCode = style({
  display: 'block',
  inlineSize: 'min(240px, 100%)',
  background: '#fff',
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
});

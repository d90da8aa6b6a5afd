import { type, vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, font } = vars;

/** In the title's line there is room for a line; in a panel, the requirements are stacked. */
const inTitle = '(min-width: 420px)';

export const place = style({ containerType: 'inline-size', minInlineSize: 0 });

export const line = style({
  display: 'none',
  alignItems: 'center',
  gap: `${space.xs} ${space.lg}`,
  whiteSpace: 'nowrap',
  '@container': { [inTitle]: { display: 'flex' } },
});
export const stacked = style({ '@container': { [inTitle]: { display: 'none' } } });

export const step = style({ display: 'inline-flex', alignItems: 'baseline', gap: space.sm });
export const title = style({ ...type.label, color: color.textMuted });

export const panel = style({ inlineSize: 'min(312px, calc(100vw - 64px))' });
export const details = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const requirement = style({
  display: 'grid',
  gap: space.xs,
  justifyItems: 'start',
  paddingBlock: space.md,
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
    '& + &': { borderBlockStart: `1px solid ${color.border}` },
  },
});
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.md,
  inlineSize: '100%',
});
/** A domain is one word, however long, so it may break anywhere. */
export const value = style({
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  overflowWrap: 'anywhere',
});
export const note = style({ margin: 0, color: color.textMuted, fontSize: font.size.sm });

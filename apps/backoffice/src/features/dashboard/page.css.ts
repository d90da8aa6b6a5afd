import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';
import { onPhone } from '../../shared/screen/media.ts';

const { color, space, font } = vars;

/** Four, two or one in a row: no card stands in a row alone. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space.lg,
  '@media': {
    'screen and (max-width: 1399px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** What waits for somebody: small figures in one line. */
export const standing = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: space.lg,
});

export const standingText = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.xs} ${space.md}`,
});

export const standingValue = style({
  fontSize: font.size.xl,
  fontWeight: font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const standingDetail = style({ color: color.textMuted, fontSize: font.size.sm });

export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
  alignItems: 'start',
  gap: space.lg,
});

export const widgetPanel = style({ inlineSize: 'min(312px, calc(100vw - 64px))' });

export const scope = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  minInlineSize: 0,
  minBlockSize: 32,
  margin: 0,
  padding: 0,
  border: 0,
});

export const customRange = style({ display: 'grid', gap: space.md });

export const customActions = style({ display: 'flex', justifyContent: 'end', gap: space.sm });

export const chartControls = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

export const recent = style({ display: 'grid', padding: 0, listStyle: 'none' });

export const recentRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(84px, auto)',
  alignItems: 'center',
  gap: space.md,
  paddingBlock: space.sm,
  borderBlockStart: `1px solid ${color.border}`,
  fontSize: font.size.sm,
  selectors: {
    '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@media': { [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: space.xs } },
});

/** On a phone the status stands below the amount, both beside the text. */
export const recentText = style({ '@media': { [onPhone]: { gridRow: 'span 2' } } });
export const recentStatus = style({
  display: 'flex',
  justifyContent: 'end',
  '@media': { [onPhone]: { gridRow: 2, gridColumn: 2 } },
});

/** Cuts off the dot in front of what a line begins with. */
export const recentDetail = style({
  overflow: 'clip',
  color: color.textMuted,
  fontSize: font.size.xs,
});

const dotSpace = '1.1em';

export const recentParts = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `calc(-1 * ${dotSpace})`,
});

/** A line breaks between what is said, not within a date. */
export const recentPart = style({
  whiteSpace: 'nowrap',
  selectors: {
    '&::before': {
      content: "'·' / ''",
      display: 'inline-block',
      inlineSize: dotSpace,
      textAlign: 'center',
    },
  },
});

export const recentAmount = style({
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  fontWeight: font.weight.medium,
});

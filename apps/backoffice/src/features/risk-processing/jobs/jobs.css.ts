import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, font } = vars;

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.md,
  paddingBlock: space.sm,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});

export const name = style({ fontWeight: font.weight.medium });

export const text = style({ color: color.textMuted, fontSize: font.size.sm });

/** The result of the last run on this visit. */
export const ended = style({ display: 'block', fontSize: font.size.sm });

export const failed = style({ color: color.danger.text });

export const failures = style({ margin: 0, paddingInlineStart: space.lg });

export const field = style({ maxInlineSize: 560 });

import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font } = vars;

/**
 * As high as a row allows, so that a second line doesn't make rows higher. Inline, so that a link around it doesn't
 * underline both lines.
 */
export const lines = style({
  display: 'inline-grid',
  // Lines that are cut give a column no width of their own.
  minInlineSize: 128,
  maxInlineSize: '100%',
  lineHeight: '15px',
  // A card positions its own texts, such as an amount at the end.
  selectors: { '[data-cards] &': { display: 'contents' } },
});

/** Centered in the row; a single line is on the baseline of the other cells. */
export const isTwo = style({ verticalAlign: 'middle' });

/** Says that the row is a link. */
export const first = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: { 'tr:hover [data-row-link] &': { textDecoration: 'underline' } },
});

/** Hidden on the table's cards, which have two lines of their own. */
export const second = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: color.textMuted,
  fontSize: font.size.xs,
  fontWeight: font.weight.regular,
  selectors: { '[data-cards] &': { display: 'none' } },
});

/** As wide as its column. */
export const address = style({
  display: 'inline-flex',
  maxInlineSize: '100%',
  minInlineSize: 0,
  alignItems: 'baseline',
});

const part = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;

/** Shrinks before the host, which identifies the organization. */
export const mailbox = style({ ...part, flex: '0 1 auto', minInlineSize: '3ch' });
export const host = style({ ...part, flex: '0 0.2 auto' });

import { style } from '@vanilla-extract/css';
import { type } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, space } = vars;

export const checklist = style({
  display: 'grid',
  gap: space.md,
  // As far apart as the parts of a page.
  selectors: { '& + &': { marginBlockStart: space.lg } },
});
export const title = style({ ...type.section, color: color.ink });
export const tasks = style({ margin: 0, padding: 0, listStyle: 'none' });
export const task = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.md,
  paddingBlock: space.md,
  fontSize: font.size.sm,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.border}` },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 20,
  blockSize: 20,
  border: `2px solid ${color.borderStrong}`,
  borderRadius: '50%',
});
export const done = style({
  borderColor: color.success.solid,
  background: color.success.solid,
  color: color.success.onSolid,
});
export const texts = style({ display: 'grid', gap: 2, minInlineSize: 0 });
export const name = style({ fontWeight: font.weight.medium, overflowWrap: 'anywhere' });
export const doneName = style({ color: color.textMuted, fontWeight: font.weight.regular });
export const description = style({ color: color.textMuted });

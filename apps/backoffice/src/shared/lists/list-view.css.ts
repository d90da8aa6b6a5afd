import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';
import { onPhone } from '../screen/media.ts';

const { color, space, font } = vars;

export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  minInlineSize: 0,
});

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
});

export const search = style({
  flex: '1 1 200px',
  maxInlineSize: 280,
  '@media': { [onPhone]: { flex: '1 1 0', maxInlineSize: 'none' } },
});

export const chips = style({ display: 'contents', '@media': { [onPhone]: { display: 'none' } } });

/** In place of the chips. */
export const allFilters = style({
  display: 'none',
  '@media': { [onPhone]: { display: 'block' } },
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  marginInlineStart: 'auto',
  '@media': { [onPhone]: { flex: '1 0 100%' } },
});

export const updated = style({
  color: color.textMuted,
  fontSize: font.size.xs,
  whiteSpace: 'nowrap',
  '@media': { [onPhone]: { marginInlineEnd: 'auto' } },
});

export const heading = style({ fontSize: font.size.lg, fontWeight: font.weight.semibold });

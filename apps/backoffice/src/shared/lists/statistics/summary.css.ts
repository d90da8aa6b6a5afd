import { type, vars } from '@payfac/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { onTablet } from '../../screen/media.ts';

const { color, space } = vars;

/** A bar with figures beside it in one line; stacked when behind a button. */
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.lg,
  minInlineSize: 0,
  '@media': { [onTablet]: { display: 'grid', alignItems: 'start', gap: space.md } },
});

export const total = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.sm,
  margin: 0,
  whiteSpace: 'nowrap',
});

export const label = style({ ...type.label, color: color.textMuted });

export const bar = style({ flex: '1 1 0', minInlineSize: 0 });

export const besides = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  margin: 0,
  ...type.label,
  whiteSpace: 'nowrap',
});

export const beside = styleVariants({
  waits: { color: color.warning.text },
  failed: { color: color.danger.text },
  done: { color: color.success.text },
  over: { color: color.textMuted },
});

export const button = style({ display: 'none', '@media': { [onTablet]: { display: 'block' } } });

export const panel = style({ inlineSize: 'min(312px, calc(100vw - 64px))' });

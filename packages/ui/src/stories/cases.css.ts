import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const cases = style({
  display: 'grid',
  gap: vars.space.xl,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, var(--case-width, 240px)), 1fr))',
  alignItems: 'start',
});

export const wide = style({ gridTemplateColumns: 'minmax(0, 1fr)' });

export const item = style({ display: 'grid', gap: vars.space.sm, justifyItems: 'start' });

export const label = style({
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
});

export const fill = style({ inlineSize: '100%', minInlineSize: 0 });

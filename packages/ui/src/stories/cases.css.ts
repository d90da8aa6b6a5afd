import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const cases = style({ display: 'grid', gap: vars.space.xl, alignItems: 'start' });

const asManyAs = (least: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
});

export const widths = styleVariants({
  narrow: asManyAs('128px'),
  medium: asManyAs('240px'),
  wide: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const item = style({ display: 'grid', gap: vars.space.sm, justifyItems: 'start' });

export const label = style({
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
});

export const fill = style({ inlineSize: '100%', minInlineSize: 0 });

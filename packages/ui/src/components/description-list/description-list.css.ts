import { createContainer, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font } = vars;

const width = createContainer();

export const container = style({ containerName: width, containerType: 'inline-size' });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.md} ${space.xl}`,
  margin: 0,
});

const from = (inlineSize: number, count: number) => ({
  [`${width} (min-width: ${inlineSize}px)`]: {
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  },
});

export const columns = styleVariants({
  1: {},
  2: { '@container': from(420, 2) },
  3: { '@container': { ...from(420, 2), ...from(680, 3) } },
});

export const entry = style({ minInlineSize: 0 });

export const layouts = styleVariants({
  stacked: { display: 'grid', alignContent: 'start', gap: space.xxs },
  inline: {
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, 2fr) minmax(0, 3fr)',
    alignItems: 'baseline',
    gap: space.md,
  },
});

export const wide = style({ gridColumn: '1 / -1' });

export const term = style({ color: color.textMuted, fontSize: font.size.xs });

export const value = style({
  minInlineSize: 0,
  margin: 0,
  color: color.text,
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const nothing = style({ color: color.textSubtle });

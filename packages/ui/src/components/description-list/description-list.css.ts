import { createContainer, createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font } = vars;

const width = createContainer();
/** Shared by all side-by-side entries, so that a wide entry's value aligns with the others. */
const termWidth = createVar();

export const container = style({ containerName: width, containerType: 'inline-size' });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.md} ${space.xl}`,
  margin: 0,
  vars: { [termWidth]: '40cqi' },
});

const from = (inlineSize: number, count: number) => ({
  [`${width} (min-width: ${inlineSize}px)`]: {
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    vars: { [termWidth]: `${40 / count}cqi` },
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
    gridTemplateColumns: `clamp(96px, ${termWidth}, 160px) minmax(0, 1fr)`,
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
  overflowWrap: 'anywhere',
});

export const nothing = style({ color: color.textSubtle });

import { createContainer, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font } = vars;
const width = createContainer();

export const frame = style({ containerName: width, containerType: 'inline-size' });

export const list = style({
  display: 'grid',
  gap: `${space.md} ${space.xl}`,
  margin: 0,
  fontSize: font.size.sm,
});

const columns = (count: number) => ({
  '@container': {
    [`${width} (min-width: ${count * 200}px)`]: {
      gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    },
  },
});

export const counts = styleVariants({
  one: {},
  two: columns(2),
  three: {
    '@container': {
      [`${width} (min-width: 400px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [`${width} (min-width: 640px)`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
});

export const term = style({ color: color.textMuted, fontSize: font.size.xs });

export const value = style({
  margin: 0,
  minBlockSize: '1.45em',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

export const wide = style({ gridColumn: '1 / -1' });

/** Term and value on one line, for narrow panels and receipts. */
export const inRows = style({ gap: 0 });

export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.lg,
  paddingBlock: space.sm,
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
  },
});

export const rowTerm = style({ fontSize: font.size.sm, flex: 'none' });
export const rowValue = style({ textAlign: 'end' });

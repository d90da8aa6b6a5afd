import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

/** Widths at which a row's cells fit next to each other. */
const wide = 'screen and (min-width: 1100px)';
/** Widths at which two of them do. */
const medium = 'screen and (min-width: 700px) and (max-width: 1099px)';

export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  gap: space.sm,
  alignItems: 'start',
  margin: 0,
  minInlineSize: 0,
  paddingBlock: space.md,
  paddingInline: 0,
  border: 0,
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': {
    [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide]: {
      gridTemplateColumns:
        '112px minmax(0, 1fr) minmax(0, 1.3fr) minmax(0, 1fr) minmax(0, 1fr) 128px',
    },
  },
});

export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [medium]: { gridColumn: '1 / -1' }, [wide]: { paddingBlockStart: space.xxl } },
});

export const number = style({ fontWeight: font.weight.semibold });

/** Below all cells, since it is about the whole row. */
export const remark = style({
  color: color.danger.text,
  fontSize: font.size.sm,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  '@media': { [medium]: { gridColumn: '1 / -1' }, [wide]: { gridColumn: '2 / -1' } },
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  '@media': { [wide]: { justifyContent: 'flex-end', paddingBlockStart: space.xl } },
});

export const note = style({ color: color.textMuted, margin: 0 });

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.xl,
  rowGap: space.xs,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
});

/** A file's name is user input. */
export const fileName = style({ overflowWrap: 'anywhere', unicodeBidi: 'isolate' });

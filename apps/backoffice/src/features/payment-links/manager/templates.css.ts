import { type, vars } from '@payfac/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, space, font, radius } = vars;

const wide = 'screen and (min-width: 1100px)';
const widest = 'screen and (min-width: 1360px)';

const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  alignItems: 'start',
});

/** Templates, editor, and the preview: next to them, below the editor, or hidden. */
export const columns = styleVariants({
  visible: [
    page,
    {
      '@media': {
        [wide]: { gridTemplateColumns: '200px minmax(0, 1fr)' },
        [widest]: { gridTemplateColumns: '200px minmax(0, 1fr) minmax(300px, 360px)' },
      },
    },
  ],
  stacked: [page, { '@media': { [wide]: { gridTemplateColumns: '200px minmax(0, 1fr)' } } }],
  hidden: [page, { '@media': { [wide]: { gridTemplateColumns: '200px minmax(0, 1fr)' } } }],
});

/** Below the editor, without a third column. */
export const preview = styleVariants({
  visible: {
    minInlineSize: 0,
    '@media': {
      [wide]: { gridColumn: 2 },
      [widest]: { gridColumn: 'auto', position: 'sticky', insetBlockStart: 72 },
    },
  },
  stacked: { minInlineSize: 0, '@media': { [wide]: { gridColumn: 2 } } },
});

export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  '@media': { [wide]: { position: 'sticky', insetBlockStart: 72 } },
});

/** Groups by account, scrolled by themselves so that the editor stays beside them. */
export const names = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  maxBlockSize: 220,
  overflowY: 'auto',
  '@media': { [wide]: { maxBlockSize: 'calc(100vh - 280px)' } },
});
export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 });
export const groupName = style({ ...type.label, paddingInline: space.sm, color: color.textMuted });
export const groupNames = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The open template stands out; the others are muted. */
export const name = style({
  position: 'relative',
  display: 'grid',
  gap: 2,
  padding: `${space.xs} ${space.sm}`,
  borderRadius: radius.md,
  fontSize: font.size.sm,
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: color.sunken },
    '&:has([aria-current])': { background: color.selected, fontWeight: font.weight.medium },
  },
});
/** A press anywhere in its place opens the template. */
globalStyle(`${name} > a::after`, { content: '', position: 'absolute', inset: 0 });

export const mark = style({
  color: color.textMuted,
  fontSize: font.size.xs,
  fontWeight: font.weight.regular,
});
export const unsaved = style([mark, { color: color.warning.text }]);

/** Name and actions above the fields. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.md,
});
export const editor = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  minInlineSize: 0,
  containerType: 'inline-size',
});

/** A field, with who may change it. */
export const slot = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space.sm,
});
export const filledIn = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  minInlineSize: 0,
});
export const ticked = style([filledIn, { paddingBlockStart: 6 }]);
export const note = style({ color: color.textMuted, fontSize: font.size.sm });

export const questions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  marginBlockStart: space.md,
});

/** A question, the type of its answer, and its remove button. */
export const question = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) auto',
  alignItems: 'start',
  gap: space.sm,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const wholeQuestion = style({ gridColumn: '1 / -1' });
export const removeQuestion = style({ paddingBlockStart: 24 });

/** Who may change a field is said beside it, quietly: what is as usual is fainter than what is locked or hidden. */
const switches = style({ display: 'flex', gap: 2 });
export const access = style([switches, { paddingBlockStart: 2 }]);
/** As far down as a field stands below its label. */
export const accessBelowLabel = style([switches, { paddingBlockStart: 26 }]);
globalStyle(`${switches} [aria-pressed=false]:not(:hover)`, { color: color.textSubtle });

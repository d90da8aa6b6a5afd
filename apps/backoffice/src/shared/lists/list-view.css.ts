import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';
import { onPhone } from '../screen/media.ts';

const { size, space } = vars;

/** Its lines have their own spacing, with nothing between the filters and the rows. */
export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
});

/** The filters' container is as wide as the list, which a record next to it halves. */
export const filters = style({ containerType: 'inline-size', minInlineSize: 0 });

const narrow = '(max-width: 720px)';
const asOnPhones = '(max-width: 480px)';

/** One 40 px line while everything fits. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: 40,
  paddingBlock: 4,
  // Its fields are as high as the chips.
  vars: { [size.control]: '30px' },
  '@media': { [onPhone]: { vars: { [size.control]: '36px' } } },
});

export const search = style({
  flex: '0 1 200px',
  minInlineSize: 140,
  '@container': { [narrow]: { flex: '1 1 0' } },
});

export const chips = style({
  display: 'contents',
  '@container': { [narrow]: { display: 'none' } },
});

/** Replaces the chips. */
export const allFilters = style({
  display: 'none',
  '@container': { [narrow]: { display: 'block' } },
});

/** On a phone, in the line of the result instead of its own. */
export const lead = style({ flex: 'none', '@container': { [asOnPhones]: { order: 1 } } });

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  marginInlineStart: 'auto',
  minInlineSize: 0,
  '@container': {
    [asOnPhones]: {
      order: 2,
      flex: '1 0 100%',
      selectors: { [`${lead} ~ &`]: { flex: '1 1 0' } },
      justifyContent: 'space-between',
      overflow: 'hidden',
      vars: { [size.control]: '28px' },
    },
  },
});

/** Its text is aligned with the title, and the rows' background extends beyond it. */
export const table = style({
  minInlineSize: 0,
  marginInline: `calc(-1 * ${space.md})`,
});

export const pages = style({ paddingBlockStart: space.md });

export const notices = style({
  display: 'grid',
  gap: space.sm,
  paddingBlockEnd: space.sm,
  selectors: { '&:empty': { display: 'none' } },
});

/** On a phone, only the icon is visible; the words remain the button's accessible name. */
export const words = style({
  '@media': {
    [onPhone]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

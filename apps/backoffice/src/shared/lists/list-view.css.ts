import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';
import { onPhone } from '../screen/media.ts';

const { space, size } = vars;

/** Its lines keep their own distances: nothing stands between the filters and the rows they choose. */
export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
});

/** What the filters have room in is the list's own width: a record beside it takes half of the page. */
export const filters = style({ containerType: 'inline-size', minInlineSize: 0 });

const narrow = '(max-width: 720px)';
const asOnPhones = '(max-width: 480px)';

/** One line of 40 px while there is room for all that is in it. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: 40,
  paddingBlock: 4,
  // The fields in it are as high as the chips.
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

/** In place of the chips. */
export const allFilters = style({
  display: 'none',
  '@container': { [narrow]: { display: 'block' } },
});

/** On a phone in the line of what was found, and not in one of its own. */
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

/** Its texts begin where the title does, and the ground of a row reaches beyond them. */
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

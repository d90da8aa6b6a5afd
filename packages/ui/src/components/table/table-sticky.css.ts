import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { onRows } from './table-width.css.ts';

const { color } = vars;

/**
 * The tools and the first column stay while the rest scrolls under them. Each stands behind the
 * tools in front of it, which are all as wide as a checkbox's cell.
 */
export const stickyFirst = style({});

const TOOL_WIDTH = 40;

for (const tools of [0, 1, 2]) {
  for (let place = 0; place <= tools; place += 1) {
    globalStyle(
      `${stickyFirst}[data-tools="${tools}"] tr > :nth-child(${place + 1}):not([colspan])`,
      {
        '@container': onRows({
          position: 'sticky',
          insetInlineStart: place * TOOL_WIDTH,
          zIndex: 1,
          ...(place < tools && { minInlineSize: TOOL_WIDTH, maxInlineSize: TOOL_WIDTH }),
        }),
      },
    );
  }
  globalStyle(
    `${stickyFirst}[data-tools="${tools}"] tr > :nth-child(${tools + 1}):not([colspan])`,
    {
      '@container': onRows({ borderInlineEnd: `1px solid ${color.border}` }),
    },
  );
}

/** What scrolls below must not shine through. */
globalStyle(`${stickyFirst} tbody > tr`, { '@container': onRows({ background: color.surface }) });
globalStyle(`${stickyFirst} tbody > tr > :not([colspan])`, {
  '@container': onRows({ background: 'inherit' }),
});

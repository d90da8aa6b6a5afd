import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** City, state and ZIP code on one line, each as wide as its content. */
export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  alignItems: 'start',
  '@container': {
    '(min-width: 480px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1.4fr) 128px' },
  },
});

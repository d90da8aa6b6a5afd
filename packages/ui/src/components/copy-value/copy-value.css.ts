import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const copyValue = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  maxInlineSize: '100%',
});

export const text = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const code = style({ fontFamily: vars.font.family.mono, fontSize: '0.94em' });

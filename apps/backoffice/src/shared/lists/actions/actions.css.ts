import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';
import { onPhone } from '../../screen/media.ts';

const { font, space } = vars;

export const ask = style({ display: 'grid', gap: space.lg });

export const failures = style({
  display: 'grid',
  gap: space.xs,
  margin: 0,
  paddingInlineStart: space.xl,
  maxBlockSize: '40vh',
  overflowY: 'auto',
  fontSize: font.size.sm,
});

export const rowTools = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs });

/** A card has no room for the button, so there it is only in the menu. */
export const next = style({ '@media': { [onPhone]: { display: 'none' } } });

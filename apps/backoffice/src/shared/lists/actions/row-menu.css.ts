import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';
import { onPhone } from '../../screen/media.ts';

export const rowTools = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs });

/** A card has no room for the button, so there it is only in the menu. */
export const next = style({ '@media': { [onPhone]: { display: 'none' } } });

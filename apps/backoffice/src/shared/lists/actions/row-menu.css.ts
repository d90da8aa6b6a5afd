import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';
import { onPhone } from '../../screen/media.ts';

export const rowTools = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs });

/** A card has no room for it: there it is in the menu alone. */
export const next = style({ '@media': { [onPhone]: { display: 'none' } } });

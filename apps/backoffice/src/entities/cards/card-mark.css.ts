import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.sm });

export const digits = style({ alignSelf: 'baseline', whiteSpace: 'nowrap' });

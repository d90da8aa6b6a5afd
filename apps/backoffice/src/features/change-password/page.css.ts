import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gap: vars.space.xl, maxInlineSize: 520 });

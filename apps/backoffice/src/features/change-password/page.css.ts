import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gap: vars.space.lg, maxInlineSize: 520 });

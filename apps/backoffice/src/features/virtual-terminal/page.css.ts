import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const page = style({ display: 'grid', gap: space.xl, maxInlineSize: 720 });
export const cardFields = style({ minBlockSize: 57 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });
export const stack = style({ display: 'grid', gap: space.lg });

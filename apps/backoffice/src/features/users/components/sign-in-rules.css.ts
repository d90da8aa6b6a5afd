import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { space, size } = vars;

export const page = style({ maxInlineSize: size.form, paddingBlockStart: space.lg });

export const rules = style({ display: 'grid', gap: space.lg });

export const roles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  gap: space.sm,
  margin: 0,
  padding: 0,
  border: 0,
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

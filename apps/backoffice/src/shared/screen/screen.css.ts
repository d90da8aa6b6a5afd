import { vars } from '@payfac/ui/theme';
import { styleVariants } from '@vanilla-extract/css';

const base = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  inlineSize: '100%',
  marginInline: 'auto',
} as const;

export const screen = styleVariants({
  form: { ...base, maxInlineSize: 1200 },
  list: { ...base, maxInlineSize: 1440 },
});

import { type, vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, font, radius } = vars;

export const page = style({
  minBlockSize: '100dvh',
  display: 'grid',
  placeItems: 'center',
  padding: space.lg,
});

export const column = style({
  inlineSize: '100%',
  maxInlineSize: 440,
  display: 'grid',
  gap: space.lg,
});

export const title = style(type.title);

export const hint = style({ color: color.textMuted, fontSize: font.size.sm, marginBlockStart: 4 });

export const link = style({ color: color.primaryText });

export const people = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: space.sm,
  padding: 0,
  listStyle: 'none',
});

export const form = style({ display: 'flex', gap: space.sm, alignItems: 'end' });

export const grow = style({ flex: 1, minInlineSize: 0 });

export const notice = style({
  padding: `${space.sm} ${space.md}`,
  borderRadius: radius.md,
  border: `1px solid ${color.info.border}`,
  background: color.info.ground,
  color: color.info.text,
  fontSize: font.size.sm,
});

export const failure = style([
  notice,
  {
    borderColor: color.danger.border,
    background: color.danger.ground,
    color: color.danger.text,
  },
]);

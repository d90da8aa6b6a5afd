import { style, styleVariants } from '@vanilla-extract/css';
import { beyondLine } from '../../styling/beside-line.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, size, font } = vars;

export const banner = style({
  display: 'flex',
  alignItems: 'start',
  gap: 10,
  padding: `10px ${space.md}`,
  border: '1px solid',
  borderRadius: vars.radius.md,
  fontSize: font.size.sm,
});

const tone = (colors: { ground: string; border: string; text: string }) => ({
  background: colors.ground,
  borderColor: colors.border,
  color: colors.text,
});

export const tones = styleVariants({
  info: tone(color.info),
  success: tone(color.success),
  warning: tone(color.warning),
  danger: tone(color.danger),
  /** In dark mode too, no louder than the colored tones. */
  neutral: tone({ ground: color.sunken, border: color.border, text: color.text }),
});

export const icon = style({ display: 'flex', flex: 'none', paddingBlockStart: 2 });
export const content = style({
  display: 'grid',
  flex: '1 1 auto',
  gap: space.sm,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
/** Actions sit beside a one-line text, so that the banner stays one line high. */
export const oneLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.md,
});
export const words = style({ flex: '1 1 0', minInlineSize: 'min(100%, 24ch)' });
export const title = style({ fontWeight: font.weight.semibold });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  selectors: {
    [`${oneLine} &`]: {
      marginBlock: beyondLine(size.controlSmall, font.size.sm, font.line.normal),
    },
  },
});
export const dismiss = style({
  flex: 'none',
  marginBlock: beyondLine(size.controlSmall, font.size.sm, font.line.normal),
  marginInlineEnd: -6,
});

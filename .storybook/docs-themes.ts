import { create, type ThemeVars } from 'storybook/theming';
import type { Mode } from '../packages/ui/src/brand/index.ts';
import { tokenValues } from '../packages/ui/src/theme/token-values.ts';
import type { Brand } from './theme.ts';

/** Storybook's own UI in a theme's colors and fonts. */
function themeFrom(brand: Brand, mode: Mode): ThemeVars {
  const { color, font } = tokenValues[brand][mode];
  return create({
    base: mode,
    brandTitle: 'Payfac design system',
    fontBase: font.family.sans,
    fontCode: font.family.mono,
    colorPrimary: color.primary,
    colorSecondary: color.primary,
    appBg: color.ground,
    appContentBg: color.surface,
    appPreviewBg: color.surface,
    appBorderColor: color.border,
    appBorderRadius: 8,
    textColor: color.text,
    textMutedColor: color.textMuted,
    textInverseColor: color.onPrimary,
    barBg: color.surface,
    barTextColor: color.textMuted,
    barHoverColor: color.primaryText,
    barSelectedColor: color.primaryText,
    inputBg: color.surface,
    inputBorder: color.borderStrong,
    inputTextColor: color.text,
    inputBorderRadius: 6,
  });
}

const themesOf = (brand: Brand): Readonly<Record<Mode, ThemeVars>> => ({
  light: themeFrom(brand, 'light'),
  dark: themeFrom(brand, 'dark'),
});

export const docsThemes: Readonly<Record<Brand, Readonly<Record<Mode, ThemeVars>>>> = {
  harbor: themesOf('harbor'),
  juniper: themesOf('juniper'),
};

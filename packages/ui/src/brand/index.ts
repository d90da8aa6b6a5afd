export { applyTheme, type Density, type ThemeSettings, themeRules } from './apply-theme.ts';
export { type Mode, type Overrides, primaryOverrides, sidebarOverrides } from './derive.ts';
export { keepMode, type ModeScriptOptions, modeScript } from './mode-script.ts';

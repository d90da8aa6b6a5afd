/** Conditions that more than one component styles by. */
export const forcedColors = '(forced-colors: active)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
/** Below this width of the window the sidebar becomes a drawer. */
export const belowTablet = 'screen and (max-width: 767px)';

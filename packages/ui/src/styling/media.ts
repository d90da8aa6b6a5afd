/** Conditions that more than one component styles by. */
export const forcedColors = '(forced-colors: active)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
/** A window this narrow has one line for what stands side by side in wider ones. */
export const onPhone = 'screen and (max-width: 640px)';
/** Below this width of the window the sidebar becomes a drawer. */
export const belowTablet = 'screen and (max-width: 767px)';

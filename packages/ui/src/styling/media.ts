/** Media queries used by several components. */
export const forcedColors = '(forced-colors: active)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
/** Windows this narrow have one line for what is side by side in wider ones. */
export const onPhone = 'screen and (max-width: 640px)';
/** Below this window width the sidebar becomes a drawer. */
export const belowTablet = 'screen and (max-width: 767px)';

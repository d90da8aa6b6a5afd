export { type Bar, HorizontalBars, type HorizontalBarsProps } from './horizontal-bars.tsx';

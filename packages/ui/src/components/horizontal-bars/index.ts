export {
  type Bar,
  type BarScale,
  HorizontalBars,
  type HorizontalBarsProps,
} from './horizontal-bars.tsx';

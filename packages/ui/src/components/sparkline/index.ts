export { Sparkline, type SparklineProps, type SparklineTone } from './sparkline.tsx';

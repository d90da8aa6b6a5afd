export { Gauge, type GaugeProps, type GaugeTone } from './gauge.tsx';

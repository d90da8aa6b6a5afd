export { limitProgress } from './limit-progress.ts';
export { Progress, type ProgressProps } from './progress.tsx';
export { ProgressRing, type ProgressRingProps } from './progress-ring.tsx';

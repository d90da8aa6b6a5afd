export { limitProgress, Progress, type ProgressProps } from './progress.tsx';

export { type BarSegment, SegmentedBar, type SegmentedBarProps } from './segmented-bar.tsx';

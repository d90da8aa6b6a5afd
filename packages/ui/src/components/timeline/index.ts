export {
  Timeline,
  type TimelineEntry,
  type TimelineProps,
  type TimelineTone,
} from './timeline.tsx';

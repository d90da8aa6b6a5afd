export { Badge, type BadgeProps, type BadgeSize, type BadgeTone } from './badge.tsx';
export { Status, type StatusProps } from './status.tsx';
export { StatusBadge, type StatusBadgeProps } from './status-badge.tsx';

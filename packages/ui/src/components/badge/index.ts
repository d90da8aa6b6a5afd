export { Badge, type BadgeProps, type BadgeSize, type BadgeTone } from './badge.tsx';
export { StatusBadge, type StatusBadgeProps } from './status-badge.tsx';

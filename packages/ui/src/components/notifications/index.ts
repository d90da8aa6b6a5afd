export { NotificationRegion, type NotificationRegionProps } from './notification-region.tsx';
export {
  createNotifications,
  DEFAULT_DURATION,
  type Notification,
  type NotificationAction,
  type NotificationKind,
  type NotificationOptions,
  type Notifications,
} from './notifications-store.ts';

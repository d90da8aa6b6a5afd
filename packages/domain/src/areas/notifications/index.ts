export * from './notification.ts';

export * from './user-activity.ts';

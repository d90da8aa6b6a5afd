export * from './security-events.ts';
export * from './user-activity.ts';

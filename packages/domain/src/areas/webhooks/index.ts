export * from './delivery.ts';
export * from './event-data.ts';
export * from './events.ts';

export * from './canceling.ts';
export * from './machine.ts';
export * from './retries.ts';
export * from './subscription.ts';

export * from './machine.ts';
export * from './periods.ts';
export * from './plan.ts';
export * from './schedule.ts';

export * from './canceling.ts';
export * from './machine.ts';
export * from './periods.ts';
export * from './plan.ts';
export * from './rules.ts';
export * from './schedule.ts';
export * from './timing.ts';

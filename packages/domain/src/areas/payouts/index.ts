export * from './hold.ts';
export * from './machine.ts';
export * from './payout.ts';
export * from './schedule.ts';
export * from './status.ts';

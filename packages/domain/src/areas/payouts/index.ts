export * from './hold.ts';
export * from './machine.ts';
export * from './payout.ts';
export * from './schedule.ts';
export * from './station.ts';
export * from './status.ts';

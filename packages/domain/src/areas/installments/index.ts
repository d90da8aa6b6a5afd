export * from './installment.ts';
export * from './machine.ts';
export * from './problems.ts';
export * from './schedule.ts';

export * from './cost.ts';
export * from './deadline.ts';
export * from './dispute.ts';
export * from './machine.ts';
export * from './reason-codes.ts';

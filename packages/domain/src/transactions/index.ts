export * from './amounts.ts';
export * from './card-payment.ts';
export * from './display.ts';
export * from './issuer-checks.ts';
export * from './operations.ts';
export * from './status.ts';
export * from './type-codes.ts';

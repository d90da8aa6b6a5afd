export * from './cut-off.ts';
export * from './echeck.ts';
export * from './fee.ts';
export * from './machine.ts';
export * from './operations.ts';
export * from './return-codes.ts';
export * from './windows.ts';

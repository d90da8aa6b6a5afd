export * from './alert.ts';
export * from './machine.ts';

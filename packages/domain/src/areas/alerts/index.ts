export * from './alert.ts';
export * from './machine.ts';
export * from './platform.ts';

export * from './compare.ts';
export * from './difference.ts';
export * from './machine.ts';

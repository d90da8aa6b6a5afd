export * from './items.ts';
export * from './modifiers.ts';
export * from './totals.ts';

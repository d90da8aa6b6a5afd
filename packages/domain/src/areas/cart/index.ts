export * from './drafts.ts';
export * from './items.ts';
export * from './modifiers.ts';
export * from './schemas.ts';
export * from './totals.ts';

export * from './account.ts';
export * from './balance.ts';
export * from './entry.ts';

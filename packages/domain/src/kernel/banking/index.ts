export * from './account-types.ts';
export * from './routing-number.ts';
export * from './schema.ts';

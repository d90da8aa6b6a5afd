export * from './allocate.ts';
export * from './ceiling.ts';
export * from './cents.ts';
export * from './decimal.ts';
export * from './format.ts';
export * from './percentage.ts';
export * from './rate.ts';
export * from './schema.ts';

export * from './dual-pricing.ts';
export * from './saving.ts';
export * from './schema.ts';

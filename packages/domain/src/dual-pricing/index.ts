export * from './dual-pricing.ts';
export * from './schema.ts';

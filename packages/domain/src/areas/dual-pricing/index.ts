export * from './dual-pricing.ts';
export * from './price-savings.ts';
export * from './schema.ts';

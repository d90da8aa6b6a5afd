export * from './dual-pricing.ts';

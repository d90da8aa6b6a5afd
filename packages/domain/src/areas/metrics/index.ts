export * from './metrics.ts';
export * from './values.ts';

export * from './models.ts';
export * from './price.ts';

export * from './models.ts';
export * from './price.ts';
export * from './schema.ts';

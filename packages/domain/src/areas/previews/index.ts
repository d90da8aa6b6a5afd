export * from './models.ts';
export * from './preview.ts';
export * from './status.ts';

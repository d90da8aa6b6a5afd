export * from './models.ts';
export * from './preview.ts';

export * from './answer.ts';
export * from './definition.ts';
export * from './schemas.ts';

export * from './answer.ts';
export * from './definition.ts';

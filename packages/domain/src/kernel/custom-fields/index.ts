export * from './answer.ts';
export * from './definition.ts';
export * from './definition-problem.ts';
export * from './schemas.ts';

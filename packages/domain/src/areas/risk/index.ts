export * from './describe.ts';
export * from './evaluate.ts';
export * from './evaluation.ts';
export * from './params.ts';
export * from './rule.ts';

export * from './environments.ts';
export * from './payments.ts';

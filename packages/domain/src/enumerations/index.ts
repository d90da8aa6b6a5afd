export * from './environments.ts';
export * from './payments.ts';
export * from './states.ts';

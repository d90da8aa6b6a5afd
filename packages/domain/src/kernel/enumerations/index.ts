export * from './environments.ts';
export * from './issuer-ranges.ts';
export * from './payments.ts';
export * from './states.ts';

export * from './api-key.ts';
export * from './api-key-machine.ts';
export * from './key-abilities.ts';

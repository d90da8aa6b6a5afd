export * from './facilitator.ts';

export * from './percentage.ts';

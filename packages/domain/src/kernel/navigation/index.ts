export * from './active-entry.ts';

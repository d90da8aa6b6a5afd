export * from './processor-session.ts';

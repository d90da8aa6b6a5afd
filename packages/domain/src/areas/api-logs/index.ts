export * from './api-log.ts';

export * from './raws.ts';

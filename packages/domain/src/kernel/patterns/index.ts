export * from './filter-pattern.ts';

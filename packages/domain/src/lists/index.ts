export * from './data-kinds.ts';
export * from './filter-types.ts';

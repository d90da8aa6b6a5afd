export * from './data-kinds.ts';
export * from './filter-types.ts';
export * from './local-changes.ts';

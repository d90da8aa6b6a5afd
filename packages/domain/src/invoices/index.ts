export * from './invoice.ts';
export * from './items.ts';
export * from './machine.ts';
export * from './numbering.ts';
export * from './problems.ts';
export * from './rules.ts';
export * from './terms.ts';

export * from './banking-days.ts';
export * from './calendar.ts';
export * from './formats.ts';
export * from './local.ts';
export * from './periods.ts';
export * from './ranges.ts';
export * from './schema.ts';
export * from './zone.ts';

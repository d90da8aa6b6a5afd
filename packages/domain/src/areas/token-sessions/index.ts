export * from './charts.ts';
export * from './machine.ts';
export * from './token-session.ts';

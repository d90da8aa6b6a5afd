export * from './facilitator.ts';
export * from './hosts.ts';

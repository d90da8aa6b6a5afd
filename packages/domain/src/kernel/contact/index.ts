export * from './business-address.ts';
export * from './email.ts';
export * from './phone.ts';
export * from './schema.ts';
export * from './us-states.ts';

export * from './choices.ts';
export * from './expiry.ts';
export * from './expiry-schema.ts';
export * from './expiry-units.ts';
export * from './machine.ts';
export * from './problems.ts';
export * from './session.ts';
export * from './usage.ts';

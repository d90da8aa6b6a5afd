export * from './abilities.ts';
export * from './ability-labels.ts';
export * from './can.ts';
export * from './features.ts';
export * from './landing.ts';
export * from './memberships.ts';
export * from './role-abilities.ts';
export * from './roles.ts';

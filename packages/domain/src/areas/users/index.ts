export * from './acl.ts';
export * from './generate-password.ts';
export * from './preferences.ts';
export * from './requirements.ts';
export * from './session.ts';
export * from './theme.ts';
export * from './user.ts';
export * from './user-machine.ts';

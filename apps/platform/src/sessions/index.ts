export * from './acting.ts';
export * from './api-keys.ts';
export * from './bearer.ts';
export * from './cookie.ts';
export * from './origin.ts';
export * from './password-sign-in.ts';
export * from './passwords.ts';
export * from './sign-on.ts';

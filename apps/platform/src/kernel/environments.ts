import type { Environment } from '@payfac/domain/enumerations';

const withDemoWorld: ReadonlySet<Environment> = new Set(['local', 'sandbox']);

/** Whether all data is made up: people, payments, wallets and banks. */
export const hasDemoWorld = (environment: Environment): boolean => withDemoWorld.has(environment);

/** The word in a key's prefix that distinguishes a production key from one that moves no money. */
export const keyWord = (environment: Environment): 'live' | 'test' =>
  environment === 'production' ? 'live' : 'test';

import type { Environment } from '@payfac/domain/enumerations';

const withDemoWorld: ReadonlySet<Environment> = new Set(['local', 'sandbox']);

/** Whether all data is made up: people, payments, wallets and banks. */
export const hasDemoWorld = (environment: Environment): boolean => withDemoWorld.has(environment);

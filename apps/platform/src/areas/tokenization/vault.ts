import type { Environment } from '@payfac/domain/enumerations';

/** The card vault that an environment's tokens belong to. */
export const vaultIdOf = (environment: Environment): string => `vault-${environment}`;

/** How long a token session stays open, and how long its token may be used once, in security time. */
export const tokenSessionLifeMs = 30 * 60_000;

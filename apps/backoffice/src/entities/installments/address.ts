import type { Environment } from '@payfac/domain/enumerations';
import { recordAt } from '../../shared/address.ts';
import { place } from '../../shared/environment/environment.ts';

/** Where there are pages of installments; elsewhere their addresses lead nowhere. */
export const installmentEnvironments = [
  'local',
  'development',
] as const satisfies readonly Environment[];

/** The address of a plan, where there is one. */
export const installmentAddress = (installmentId: string): string | undefined =>
  installmentEnvironments.some((each) => each === place.environment)
    ? recordAt('/installments', installmentId)
    : undefined;

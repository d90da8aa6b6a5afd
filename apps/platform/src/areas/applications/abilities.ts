import { type Ability, canAny } from '@payfac/domain/access';
import type { SessionContext } from '../../http/context.ts';
import { forbidden } from '../../http/failures.ts';
import type { ApplicationParts } from './view.ts';

type Records = Pick<ApplicationParts, 'records'>;

/** Whether a person holds one of the abilities where the application is. */
export const mayAny = (
  { holder }: Pick<SessionContext, 'holder'>,
  { records }: Records,
  abilities: readonly Ability[],
): boolean => records.some((record) => canAny(holder, abilities, record));

/** A part of a call that asks for more than the call does. @throws CallFailure 403. */
export function requireAny(
  context: Pick<SessionContext, 'holder'>,
  parts: Records,
  ...abilities: readonly Ability[]
): void {
  if (!mayAny(context, parts, abilities)) throw forbidden();
}

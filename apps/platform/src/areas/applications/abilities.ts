import { type Ability, canAny } from '@payfac/domain/access';
import type { SessionContext } from '../../api/context.ts';
import { forbidden } from '../../api/failures.ts';

/** A part of a call that asks for more than the call does. @throws CallFailure 403. */
export function requireAny(
  { holder }: Pick<SessionContext, 'holder'>,
  ...abilities: readonly Ability[]
): void {
  if (!canAny(holder, abilities)) throw forbidden();
}

import { type Ability, canAny } from '@payfac/domain/access';
import type { SessionContext } from '../../http/context.ts';
import { forbidden } from '../../http/failures.ts';
import type { ApplicationParts } from './view.ts';

type Records = Pick<ApplicationParts, 'records'>;

/** Whether the user holds one of the abilities where the application belongs. */
export const mayAny = (
  { holder }: Pick<SessionContext, 'holder'>,
  { records }: Records,
  abilities: readonly Ability[],
): boolean => records.some((record) => canAny(holder, abilities, record));

/** For a part of a call that needs an ability of its own. @throws CallFailure 403. */
export function requireAny(
  context: Pick<SessionContext, 'holder'>,
  parts: Records,
  ...abilities: readonly Ability[]
): void {
  if (!mayAny(context, parts, abilities)) throw forbidden();
}

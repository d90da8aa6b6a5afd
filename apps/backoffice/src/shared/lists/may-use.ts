import { type Ability, can, type Member } from '@payfac/domain/access';

/** Whether a user has the required ability; without one, everyone may. */
export const mayUse = (
  holder: Member,
  { ability }: { readonly ability?: Ability | undefined },
): boolean => ability === undefined || can(holder, ability);

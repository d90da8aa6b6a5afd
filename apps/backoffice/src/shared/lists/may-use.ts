import { type Ability, can, type Member } from '@payfac/domain/access';

/** Whether a person has the ability that something asks for; what asks for none is everyone's. */
export const mayUse = (
  holder: Member,
  { ability }: { readonly ability?: Ability | undefined },
): boolean => ability === undefined || can(holder, ability);

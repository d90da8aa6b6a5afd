import type { Holder } from '@payfac/domain/access';
import type { AppRoute } from '../shared/routes/route.ts';
import type { Session } from '../shared/session/session.ts';
import { detour } from './guard.ts';

/** Whether a page can be opened by name: its address needs no record's id. */
const isNamed = ({ path }: AppRoute): boolean => !path.includes(':');

/** The pages that the user may open by name: in the palette and by keys, as by menu and address. */
export const openPages = (
  routes: readonly AppRoute[],
  session: Session,
  holder: Holder,
): readonly AppRoute[] =>
  routes.filter((route) => isNamed(route) && detour(session, holder, route) === undefined);

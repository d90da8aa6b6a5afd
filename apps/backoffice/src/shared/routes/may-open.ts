import { canAny, type Holder, hasFeature, narrowedTo } from '@payfac/domain/access';
import type { Environment } from '@payfac/domain/enumerations';
import type { AppRoute } from './route.ts';

/** Whether a route exists in an environment; elsewhere its address isn't found. */
export const existsIn = (
  { environments }: Pick<AppRoute, 'environments'>,
  environment: Environment,
): boolean => environments === undefined || environments.includes(environment);

/** Whether a user may open a page: by ability, and by feature flag if the page has one. */
export const mayOpen = (
  holder: Holder,
  { access, feature }: Pick<AppRoute, 'access' | 'feature'>,
): boolean =>
  (access === 'signed-in' || canAny(holder, access)) &&
  (feature === undefined ||
    hasFeature(access === 'signed-in' ? holder : narrowedTo(holder, access), feature));

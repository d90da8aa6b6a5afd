import { canAny, type Holder, hasFeature } from '@payfac/domain/access';
import { type Screen, screens } from './screens.ts';

/** Whether a person may open a screen: an ability, and the feature flag where the screen has one. */
export const mayOpen = (holder: Holder, { access, feature }: Omit<Screen, 'load'>): boolean =>
  (access === 'signed-in' || canAny(holder, access)) &&
  (feature === undefined || hasFeature(holder, feature));

/** The first screen below a path that a person may open, for parents without a page of their own. */
export const firstChild = (holder: Holder, parent: string): string | undefined =>
  screens.find((screen) => screen.path.startsWith(`${parent}/`) && mayOpen(holder, screen))?.path;

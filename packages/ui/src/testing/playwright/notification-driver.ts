import { overlayMarks } from '../marks.ts';
import { isThere, type Scope, textsOf } from './scope.ts';

/** The one notification that `NotificationRegion` shows. */
export function notificationDriver(scope: Scope) {
  const region = scope.locator(overlayMarks.notification);
  const buttons = region.locator('button');
  return {
    /** Announced text; '' for none. */
    text: async () => (await textsOf(region.locator(':scope > [aria-live]'))).join(''),
    isShown: () => isThere(buttons),
    close: () => buttons.first().click(),
  };
}

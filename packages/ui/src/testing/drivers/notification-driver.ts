import { overlayMarks } from '../marks.ts';
import { all, clickOn, present, type Scope } from './scope.ts';

/** The one notification that `NotificationRegion` shows. */
export function notificationDriver(scope: Scope) {
  return {
    /** Announced text; '' for none. */
    text: () =>
      all(scope, `${overlayMarks.notification} > [aria-live]`)
        .map((each) => each.textContent)
        .join(''),
    isShown: () => all(scope, `${overlayMarks.notification} button`).length > 0,
    close: () =>
      clickOn(scope.person, () =>
        present(all(scope, `${overlayMarks.notification} button`)[0], 'notification'),
      ),
  };
}

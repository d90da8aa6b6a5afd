import { all, clickOn, present, type Scope } from './scope.ts';

const REGION = 'section[data-react-aria-top-layer]';

/** The one notification that `NotificationRegion` shows. */
export function notificationDriver(scope: Scope) {
  return {
    /** What is read out; '' where there is none. */
    text: () =>
      all(scope, `${REGION} > [aria-live]`)
        .map((each) => each.textContent)
        .join(''),
    isShown: () => all(scope, `${REGION} button`).length > 0,
    close: () =>
      clickOn(scope.person, () => present(all(scope, `${REGION} button`)[0], 'notification')),
  };
}

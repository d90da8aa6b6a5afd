import { visuallyHidden } from '../../styling/hidden.css.ts';

/** Milliseconds until a screen reader follows a region that is new. */
const UNTIL_FOLLOWED = 100;
/** Milliseconds a text stays, long enough to be read out. */
const KEPT = 7000;

interface Region {
  readonly element: HTMLElement;
  /** Until when a text waits for the region to be followed, in milliseconds of `performance.now()`. */
  readonly isFollowedFrom: number;
}

let region: Region | undefined;

/** Marked as React Aria's own is, so that dialogs, which hide the page behind them, leave it alone. */
function newRegion(): Region {
  const element = document.createElement('div');
  element.className = visuallyHidden;
  element.ariaLive = 'assertive';
  element.dataset['liveAnnouncer'] = 'true';
  document.body.append(element);
  return { element, isFollowedFrom: performance.now() + UNTIL_FOLLOWED };
}

/**
 * Has screen readers say a text at once, each after the one before it. It stands at the end of the
 * page, because what a button holds is its name and is never read as news.
 */
export function announce(text: string): void {
  const place = region?.element.isConnected ? region : newRegion();
  region = place;
  const said = document.createElement('div');
  said.textContent = text;
  const wait = Math.max(0, place.isFollowedFrom - performance.now());
  setTimeout(() => place.element.append(said), wait);
  setTimeout(() => said.remove(), KEPT);
}

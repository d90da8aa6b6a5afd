import { visuallyHidden } from '../../styling/hidden.css.ts';

/** Milliseconds until screen readers observe a new live region. */
const UNTIL_FOLLOWED = 100;
/** Milliseconds a text is kept, long enough to be read out. */
const KEPT = 7000;

interface Region {
  readonly element: HTMLElement;
  /** When the region is observed, in milliseconds of `performance.now()`; texts wait until then. */
  readonly isFollowedFrom: number;
}

let region: Region | undefined;

/** Marked like React Aria's own region, so that dialogs, which hide the page behind them, leave it exposed. */
function newRegion(): Region {
  const element = document.createElement('div');
  element.className = visuallyHidden;
  element.ariaLive = 'assertive';
  element.dataset['liveAnnouncer'] = 'true';
  document.body.append(element);
  return { element, isFollowedFrom: performance.now() + UNTIL_FOLLOWED };
}

/**
 * Announces a text to screen readers immediately, each after the previous one. The region is at the end of the page,
 * because a button's content is its name and is never announced.
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

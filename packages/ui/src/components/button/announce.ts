import { visuallyHidden } from '../../styling/hidden.css.ts';

/** Milliseconds until a screen reader follows a region that is new. */
const UNTIL_FOLLOWED = 100;
/** Milliseconds a text stays, long enough to be read out. */
const KEPT = 7000;

let region: HTMLElement | undefined;

/** Marked as React Aria's own is, so that dialogs, which hide the page behind them, leave it alone. */
function newRegion(): HTMLElement {
  const element = document.createElement('div');
  element.className = visuallyHidden;
  element.ariaLive = 'assertive';
  element.dataset['liveAnnouncer'] = 'true';
  document.body.append(element);
  return element;
}

/**
 * Has screen readers say a text at once. It stands at the end of the page, because what a button
 * holds is its name and is never read as news.
 */
export function announce(text: string): void {
  const isFollowed = region?.isConnected === true;
  const place = isFollowed && region ? region : newRegion();
  region = place;
  const said = document.createElement('div');
  said.textContent = text;
  setTimeout(() => place.append(said), isFollowed ? 0 : UNTIL_FOLLOWED);
  setTimeout(() => said.remove(), KEPT);
}

import { configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { createApp } from '../state/app.ts';
import { stopApp } from './fresh-app.ts';
import { respondToFetch } from './test-fetch.ts';

respondToFetch(() => Promise.reject(new Error('No platform is there in this test.')));
// What jsdom lacks and the components ask.
Element.prototype.hasPointerCapture = () => false;
// A window of a desktop, where a record stands beside its list.
globalThis.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    matches: media === '(min-width: 1200px)',
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

const library = getConfig();
// oxlint-disable-next-line typescript/unbound-method -- called with the element as `this`
const { focus } = HTMLElement.prototype;
let focusing = 0;
HTMLElement.prototype.focus = function counted(options) {
  focusing += 1;
  try {
    focus.call(this, options);
  } finally {
    focusing -= 1;
  }
};

configure({
  // A limit that only catches what hangs.
  asyncUtilTimeout: 60_000,
  /**
   * user-event ends the edit of a field that loses the focus with an event within act(). Where React
   * moves the focus itself, while it shows a dialog, act() would have it begin work within work.
   */
  eventWrapper: (dispatch) => (focusing > 0 ? dispatch() : library.eventWrapper(dispatch)),
});

/** Each test has an app and a browser of its own. */
beforeEach(() => void createApp());
afterEach(stopApp);

import { configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { createApp } from '../state/app.ts';
import { stopApp } from './fresh-app.ts';
import { respondToFetch } from './test-fetch.ts';

respondToFetch(() => Promise.reject(new Error('No platform is there in this test.')));
// Functions that components use and jsdom lacks.
Element.prototype.hasPointerCapture = () => false;
// A desktop window, where a record is shown next to its list.
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
  // A limit that only catches hangs.
  asyncUtilTimeout: 60_000,
  /**
   * user-event ends the edit of a field that loses the focus with an event within act(). When React itself moves the
   * focus while it shows a dialog, act() would nest work within work.
   */
  eventWrapper: (dispatch) => (focusing > 0 ? dispatch() : library.eventWrapper(dispatch)),
});

/** Each test has its own app and browser. */
beforeEach(() => void createApp());
afterEach(stopApp);

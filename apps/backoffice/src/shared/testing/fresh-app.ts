import { cleanup } from '@testing-library/react';
import { createApp, runningApp } from '../state/app.ts';

/** Ends the app, and all that it left in the browser. */
export function stopApp(): void {
  cleanup();
  // What stands beside the tests' own containers, such as a screen that was started as the page starts it.
  document.body.replaceChildren();
  runningApp().stop();
  localStorage.clear();
  sessionStorage.clear();
}

/** The page is loaded anew, for a test that needs more than the app it begins with. */
export function freshApp(): void {
  stopApp();
  createApp();
}

import { cleanup } from '@testing-library/react';
import { createApp, runningApp } from '../state/app.ts';

/** Stops the app and clears everything it left in the browser. */
export function stopApp(): void {
  cleanup();
  // Removes elements outside the tests' own containers, such as a screen started like the real page.
  document.body.replaceChildren();
  runningApp().stop();
  localStorage.clear();
  sessionStorage.clear();
}

/** Reloads the page, for a test that needs more than its initial app. */
export function freshApp(): void {
  stopApp();
  createApp();
}

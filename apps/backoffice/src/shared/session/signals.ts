import { ofApp } from '../state/app.ts';

// Plain signals, so that connection and session don't depend on each other.
const ends = ofApp(() => new EventTarget());
const refusals = ofApp(() => new EventTarget());

export const announceSessionEnd = (): void => {
  ends().dispatchEvent(new Event('ended'));
};

/** Calls back once a 401 has ended the session. */
export const onSessionEnd = (act: () => void): void =>
  ends().addEventListener('ended', act, { once: true });

export const announceRefused = (): void => {
  refusals().dispatchEvent(new Event('refused'));
};

/** Calls back whenever the platform refuses a call that this tab offered. @returns a function that ends it. */
export function onRefused(act: () => void): () => void {
  const target = refusals();
  target.addEventListener('refused', act);
  return () => target.removeEventListener('refused', act);
}

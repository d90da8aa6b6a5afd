import { ofApp } from '../state/app.ts';

/** A plain signal, so that connection and session don't depend on each other. */
const refusals = ofApp(() => new EventTarget());

export const announceRefused = (): void => {
  refusals().dispatchEvent(new Event('refused'));
};

/** Calls back whenever the platform refuses a call that this tab offered. @returns a function that ends it. */
export function onRefused(act: () => void): () => void {
  const target = refusals();
  target.addEventListener('refused', act);
  return () => target.removeEventListener('refused', act);
}

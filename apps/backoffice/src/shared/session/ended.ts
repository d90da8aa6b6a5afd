import { ofApp } from '../state/app.ts';

/** A plain signal, so that connection and session don't depend on each other. */
const ends = ofApp(() => new EventTarget());

export const announceSessionEnd = (): void => {
  ends().dispatchEvent(new Event('ended'));
};

/** Calls back once a 401 has ended the session. */
export const onSessionEnd = (act: () => void): void =>
  ends().addEventListener('ended', act, { once: true });

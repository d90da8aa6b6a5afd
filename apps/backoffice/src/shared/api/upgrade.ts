import { ofApp } from '../state/app.ts';

/*
 * A plain signal, so that the client and the screen don't depend on each other. It is remembered, because the dialog
 * that shows it may load only then.
 */
const upgrade = ofApp(() => ({ isThere: false, told: new EventTarget() }));

export const hasUpgraded = (): boolean => upgrade().isThere;

export const announceUpgrade = (): void => {
  upgrade().isThere = true;
  upgrade().told.dispatchEvent(new Event('upgraded'));
};

export function onUpgrade(act: () => void): () => void {
  const { told } = upgrade();
  told.addEventListener('upgraded', act);
  return () => told.removeEventListener('upgraded', act);
}

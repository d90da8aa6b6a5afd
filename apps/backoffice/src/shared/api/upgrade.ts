/*
 * A plain signal, so that the client needs no screen and the screen no client. It is remembered: the
 * dialog that tells of it may be loaded only then.
 */
const upgrades = new EventTarget();
let isUpgraded = false;

export const hasUpgraded = (): boolean => isUpgraded;

export const announceUpgrade = (): void => {
  isUpgraded = true;
  upgrades.dispatchEvent(new Event('upgraded'));
};

export function onUpgrade(act: () => void): () => void {
  upgrades.addEventListener('upgraded', act);
  return () => upgrades.removeEventListener('upgraded', act);
}

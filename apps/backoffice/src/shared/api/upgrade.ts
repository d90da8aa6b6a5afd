/** A plain signal, so that the client needs no screen and the screen no client. */
const upgrades = new EventTarget();

export const announceUpgrade = (): void => {
  upgrades.dispatchEvent(new Event('upgraded'));
};

export function onUpgrade(act: () => void): () => void {
  upgrades.addEventListener('upgraded', act);
  return () => upgrades.removeEventListener('upgraded', act);
}

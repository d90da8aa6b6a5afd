import { atom } from 'jotai';
import { inBrowser } from '../browser-storage/browser-storage.ts';

const KEY = 'payments.singleKeys';
const OFF = 'off';

const chosen = atom(inBrowser.read(KEY) !== OFF);

/** Whether single-key shortcuts work (WCAG 2.1.4 requires that they can be turned off). */
export const singleKeysAtom = atom(
  (get) => get(chosen),
  (_get, set, isOn: boolean) => {
    if (isOn) inBrowser.drop(KEY);
    else inBrowser.write(KEY, OFF);
    set(chosen, isOn);
  },
);

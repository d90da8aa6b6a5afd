import { atom } from 'jotai';

const KEY = 'payments.singleKeys';
const OFF = 'off';

const chosen = atom(localStorage.getItem(KEY) !== OFF);

/** Whether keys without Ctrl or Command do something (WCAG 2.1.4: they can be switched off). */
export const singleKeysAtom = atom(
  (get) => get(chosen),
  (_get, set, isOn: boolean) => {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
    set(chosen, isOn);
  },
);

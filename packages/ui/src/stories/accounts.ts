import type { ComboBoxOption } from '../components/combo-box/index.ts';

const NAMES = ['Blue Door Cafe', 'Nordhaven Cycles', 'Riverside Books', 'Acme Coffee'] as const;

/** Thousands of accounts, the same on every load. */
export const accounts: readonly ComboBoxOption[] = Array.from({ length: 4000 }, (_, index) => ({
  value: `sm_${1000 + index}`,
  label: `${NAMES[index % NAMES.length] ?? ''} ${1 + Math.floor(index / NAMES.length)}`,
  description: `sm_${1000 + index}`,
}));

/** Finds accounts as a server would, with a delay; ends when aborted. */
export const loadAccounts = (
  text: string,
  signal: AbortSignal,
): Promise<readonly ComboBoxOption[]> =>
  new Promise((resolve, reject) => {
    const wanted = text.toLowerCase();
    const timer = setTimeout(() => {
      resolve(
        accounts
          .filter(({ label, value }) => label.toLowerCase().includes(wanted) || value === wanted)
          .slice(0, 50),
      );
    }, 400);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('Cancelled'));
    });
  });

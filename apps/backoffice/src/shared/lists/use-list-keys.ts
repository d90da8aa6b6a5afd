import { useShortcuts } from '@payfac/ui/shortcut-help';
import { useAtomValue } from 'jotai';
import type { RefObject } from 'react';
import { singleKeysAtom } from '../keys/single-keys.ts';

const links = (list: HTMLElement | null): readonly HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-row-link]') ?? []),
];

/** J and K go to the next row and the one before it; Enter opens it, as its link does. */
export function useListKeys(list: RefObject<HTMLElement | null>, isOn: boolean): void {
  const hasSingleKeys = useAtomValue(singleKeysAtom);
  const go = (step: number) => () => {
    const rows = links(list.current);
    const row = document.activeElement?.closest('tr');
    const at = rows.findIndex((link) => link.closest('tr') === row);
    rows[Math.max(0, Math.min(at + step, rows.length - 1))]?.focus();
  };
  useShortcuts({ j: go(1), k: go(-1) }, { isDisabled: !hasSingleKeys || !isOn });
}

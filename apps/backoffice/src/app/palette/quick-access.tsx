import type { Command } from '@payfac/ui/command-palette';
import { useNavigate } from '@payfac/ui/navigation';
import { useShortcuts } from '@payfac/ui/shortcut-help';
import { useAtomValue } from 'jotai';
import { createElement, useMemo } from 'react';
import { singleKeysAtom } from '../../shared/keys/single-keys.ts';
import { useLater } from '../../shared/later/use-later.ts';
import { useHolder, useSession } from '../../shared/session/session.ts';
import { goKeysOf, openPages } from '../guard.ts';
import { routes } from '../routes.ts';
import type { QuickView } from './panel.tsx';

interface QuickAccessProps {
  readonly view: QuickView | undefined;
  readonly onChange: (view: QuickView | undefined) => void;
  /** The shell's own actions. */
  readonly actions: readonly Command[];
}

/** Keys that work on every page: the palette, the list of keys, and keys that go to a page. */
export function QuickAccess({ view, onChange, actions }: QuickAccessProps) {
  const session = useSession();
  const holder = useHolder();
  const go = useNavigate();
  const hasSingleKeys = useAtomValue(singleKeysAtom);
  const pages = useMemo(() => openPages(routes, session, holder), [session, holder]);
  const goKeys = [...goKeysOf(pages)].map(([path, keys]) => [keys, () => go(path)]);
  const palette = () => onChange('palette');
  const shortcuts = () => onChange('shortcuts');
  useShortcuts({ 'mod+k': palette });
  useShortcuts(
    { '/': palette, '?': shortcuts, ...Object.fromEntries(goKeys) },
    { isDisabled: !hasSingleKeys },
  );
  const close = () => onChange(undefined);
  const panel = useLater(view !== undefined, () => import('./panel.tsx'), close);
  const all = [
    ...actions,
    {
      id: 'shortcuts',
      label: 'Keyboard shortcuts',
      group: 'Actions',
      shortcut: '?',
      onAction: shortcuts,
    },
  ];
  if (view === undefined || panel === undefined) return null;
  return createElement(panel.Panel, {
    view,
    pages,
    actions: all,
    onClose: close,
  });
}

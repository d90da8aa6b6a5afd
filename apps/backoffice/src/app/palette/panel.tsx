import { type Command, CommandPalette } from '@payfac/ui/command-palette';
import { ShortcutHelp } from '@payfac/ui/shortcut-help';
import { Switch } from '@payfac/ui/switch';
import { useAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { singleKeysAtom } from '../../shared/keys/single-keys.ts';
import type { AppRoute } from '../../shared/routes/route.ts';
import { useHolder, useSession } from '../../shared/session/session.ts';
import { goKeysOf } from '../guard.ts';
import { commandsOf } from './commands.tsx';
import { keepRecent, readRecent, recentCommands } from './recent.ts';
import { useFound } from './use-found.ts';

interface PaletteProps {
  /** The pages that the user may open. */
  readonly pages: readonly AppRoute[];
  /** The shell's own actions: color mode, keys, signing out. */
  readonly actions: readonly Command[];
  readonly onClose: () => void;
}

/** Finds every page, action and record that the user may see; recent choices come first. */
export function Palette({ pages, actions, onClose }: PaletteProps) {
  const { userId, isLoggedInAs } = useSession();
  const holder = useHolder();
  const [text, setText] = useState('');
  const query = text.trim();
  const found = useFound(pages, query);
  const [recent] = useState(() => (isLoggedInAs ? [] : readRecent(userId)));

  const commands = useMemo(() => {
    const known = [...commandsOf(pages, holder), ...actions];
    const paths = new Set(pages.map(({ path }) => path));
    return query === '' ? [...recentCommands(recent, known, paths), ...known] : known;
  }, [pages, holder, actions, recent, query]);

  /** Nothing is stored while acting as another user. */
  const kept = (command: Command): Command => ({
    ...command,
    onAction: () => {
      if (!isLoggedInAs) keepRecent(userId, { ...command, id: command.id.replace(/^recent /, '') });
      command.onAction?.();
    },
  });

  return (
    <CommandPalette
      isOpen
      onOpenChange={onClose}
      commands={commands.map(kept)}
      found={found.commands.map(kept)}
      onSearch={setText}
      isSearching={found.isSearching}
      placeholder="Search pages, actions, payments, accounts, and people"
    />
  );
}

interface ShortcutsDialogProps {
  /** The pages that the user may open. */
  readonly pages: readonly AppRoute[];
  readonly onClose: () => void;
}

const everywhere = [
  { keys: ['mod+k', '/'], label: 'Search pages, actions, and records' },
  { keys: ['?'], label: 'Show keyboard shortcuts' },
];

const inList = [
  { keys: ['j'], label: 'Next row' },
  { keys: ['k'], label: 'Previous row' },
  { keys: ['enter'], label: 'Open the row' },
];

const inRecord = [
  { keys: ['j'], label: 'Next record' },
  { keys: ['k'], label: 'Previous record' },
  { keys: ['escape'], label: 'Close the record' },
];

/** The keyboard shortcuts of this user's pages; single-key shortcuts can be turned off. */
function ShortcutsDialog({ pages, onClose }: ShortcutsDialogProps) {
  const [isOn, setOn] = useAtom(singleKeysAtom);
  const keys = goKeysOf(pages);
  const goTo = pages.flatMap(({ path, title }) => {
    const shortcut = keys.get(path);
    return shortcut === undefined ? [] : [{ keys: [shortcut], label: title }];
  });
  return (
    <ShortcutHelp
      isOpen
      onOpenChange={onClose}
      sections={[
        { title: 'Anywhere', shortcuts: everywhere },
        { title: 'In a list', shortcuts: inList },
        { title: 'In an open record', shortcuts: inRecord },
        { title: 'Go to', shortcuts: goTo },
      ]}
    >
      <Switch
        label="Shortcuts without Ctrl or Command"
        description="Turn these off if you use speech input or press keys by accident."
        value={isOn}
        onChange={setOn}
      />
    </ShortcutHelp>
  );
}

export type QuickView = 'palette' | 'shortcuts';

interface PanelProps extends PaletteProps {
  readonly view: QuickView;
}

/** What the shell's keys open; loaded with the first one. */
export const Panel = ({ view, pages, actions, onClose }: PanelProps) =>
  view === 'palette' ? (
    <Palette pages={pages} actions={actions} onClose={onClose} />
  ) : (
    <ShortcutsDialog pages={pages} onClose={onClose} />
  );

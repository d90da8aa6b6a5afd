import { type Command, CommandPalette } from '@payfac/ui/command-palette';
import { useMemo, useState } from 'react';
import type { AppRoute } from '../../shared/routes/route.ts';
import { useHolder, useSession } from '../../shared/session/session.ts';
import { commandsOf } from './commands.tsx';
import { keepRecent, readRecent, recentCommands } from './recent.ts';
import { useFound } from './use-found.ts';

export interface PaletteProps {
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

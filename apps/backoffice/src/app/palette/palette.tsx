import { type Command, CommandPalette } from '@payfac/ui/command-palette';
import { useMemo, useState } from 'react';
import type { AppRoute } from '../../shared/routes/route.ts';
import { useHolder, useSession } from '../../shared/session/session.ts';
import { commandsOf } from './commands.tsx';
import { keepRecent, readRecent, recentCommands } from './recent.ts';
import { useFound } from './use-found.ts';

export interface PaletteProps {
  /** The pages that the person may open. */
  readonly pages: readonly AppRoute[];
  /** What the shell itself does: color mode, keys, the way out. */
  readonly actions: readonly Command[];
  readonly onClose: () => void;
}

/** Every page, action and record that a person may see, by what they type; what they chose last first. */
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

  /** Nothing is kept of what is done as another person. */
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

import { exitLabel } from '@payfac/domain/navigation';
import type { Command } from '@payfac/ui/command-palette';
import type { Session } from '../../shared/session/session.ts';
import type { ThemeMode } from '../../shared/theme/theme.ts';
import type { Exits } from './sidebar-of.tsx';

interface ShellState {
  readonly mode: ThemeMode;
  readonly onMode: (mode: ThemeMode) => void;
  readonly exits: Exits;
}

/** The shell's own actions in the palette. */
export function shellCommands(
  { isLoggedInAs, username }: Session,
  { mode, onMode, exits }: ShellState,
): readonly Command[] {
  const other = mode === 'dark' ? 'light' : 'dark';
  const group = 'Actions';
  return [
    {
      id: 'mode',
      label: `Switch to ${other} mode`,
      group,
      keywords: ['theme', 'appearance', 'color'],
      onAction: () => onMode(other),
    },
    {
      id: 'leave',
      label: exitLabel(isLoggedInAs ? username : undefined),
      group,
      keywords: ['sign out', 'log off'],
      onAction: exits.leave,
    },
    ...(isLoggedInAs
      ? []
      : [
          {
            id: 'leave-everywhere',
            label: 'Sign out everywhere',
            group,
            keywords: ['log out', 'devices'],
            onAction: exits.leaveEverywhere,
          },
        ]),
  ];
}

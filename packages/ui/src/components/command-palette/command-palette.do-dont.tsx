import { type DoDontPair, unused } from '../../stories/do-dont.ts';
import type { Command } from './command.ts';
import { CommandList } from './command-list.tsx';
import { groupCommands } from './match-commands.ts';

function Rows({ commands }: { readonly commands: readonly Command[] }) {
  return (
    <CommandList
      id={`commands-${commands.map(({ id }) => id).join('-')}`}
      label="Commands"
      groups={groupCommands(commands)}
      activeId={commands[0]?.id}
      rowId={(id) => `command-${id}`}
      onActive={unused}
      onChoose={unused}
    />
  );
}

export const pairs: readonly DoDontPair[] = [
  {
    do: 'List each page once, and let an action that moves money open its dialog.',
    good: (
      <Rows
        commands={[
          { id: 'transactions', group: 'Pages', label: 'Transactions', shortcut: 'g t' },
          { id: 'disputes', group: 'Pages', label: 'Disputes', shortcut: 'g d' },
          {
            id: 'refund',
            group: 'Actions',
            label: 'Refund payment…',
            description: 'Opens the refund dialog',
          },
        ]}
      />
    ),
    dont: 'Don’t list a page under two names, or run an action that can’t be undone straight from here.',
    bad: (
      <Rows
        commands={[
          { id: 'payments', group: 'Pages', label: 'Payments' },
          { id: 'all-transactions', group: 'Pages', label: 'All transactions' },
          { id: 'void-now', group: 'Actions', label: 'Void all open authorizations now' },
        ]}
      />
    ),
  },
];

import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { commandKeys, commandKeysInside } from '../../keys/command-keys.ts';
import { useMessages } from '../../messages/context.tsx';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { SearchIcon } from '../icons/index.ts';
import { Spinner } from '../spinner/spinner.tsx';
import type { Command } from './command.ts';
import { CommandList } from './command-list.tsx';
import * as styles from './command-palette.css.ts';
import { groupCommands, matchCommands, withRecent } from './match-commands.ts';

export interface CommandSearchProps {
  commands: readonly Command[];
  found: readonly Command[];
  recent: readonly string[];
  onSearch: ((text: string) => void) | undefined;
  isSearching: boolean;
  placeholder: string | undefined;
  onChoose: (command: Command) => void;
}

/** The input and its results. Mounted while the palette is open, and starts empty. */
export function CommandSearch(props: CommandSearchProps) {
  const { commands, found, recent, onSearch, isSearching, placeholder, onChoose } = props;
  const messages = useMessages();
  const id = useId();
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState<string>();
  const groups = useMemo(
    () =>
      groupCommands([
        ...withRecent(matchCommands(commands, text), text, recent, messages.recentCommands),
        ...found,
      ]),
    [commands, text, found, recent, messages.recentCommands],
  );
  const rows = groups.flatMap((group) => group.commands);
  const index = Math.max(
    0,
    rows.findIndex((row) => row.id === wanted),
  );
  const active = rows[index];
  const rowId = (command: string) => `${id}-${command}`;

  function move(step: number) {
    setWanted(rows[(index + step + rows.length) % rows.length]?.id);
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && active) onChoose(active);
    else return;
    event.preventDefault();
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys belong to the input in it */}
      <div className={styles.field} onKeyDownCapture={commandKeysInside()}>
        <span className={styles.glass}>
          {isSearching ? <Spinner /> : <SearchIcon aria-hidden size={18} />}
        </span>
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what the palette was opened for
          autoFocus
          type="text"
          role="combobox"
          aria-label={messages.searchCommands}
          aria-expanded
          aria-haspopup="listbox"
          aria-autocomplete="list"
          aria-controls={id}
          {...(active && { 'aria-activedescendant': rowId(active.id) })}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder ?? messages.searchCommands}
          className={styles.input}
          value={text}
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            setWanted(undefined);
            onSearch?.(value);
          }}
          onKeyDown={commandKeys(press)}
        />
      </div>
      <CommandList
        id={id}
        label={messages.commands}
        groups={groups}
        activeId={active?.id}
        rowId={rowId}
        onActive={setWanted}
        onChoose={onChoose}
      />
      {rows.length === 0 && (
        <p aria-hidden className={styles.empty}>
          {isSearching ? messages.loading : messages.noCommands}
        </p>
      )}
      <output className={visuallyHidden}>
        {rows.length === 0
          ? isSearching
            ? messages.loading
            : messages.noCommands
          : messages.commandCount(rows.length)}
      </output>
    </>
  );
}

import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useMessages } from '../../messages/context.tsx';
import { useNavigate } from '../../navigation/index.ts';
import { backdropProps } from '../modal/backdrop.ts';
import { backdrop } from '../modal/modal.css.ts';
import type { Command } from './command.ts';
import * as styles from './command-palette.css.ts';
import { CommandSearch } from './command-search.tsx';

export interface CommandPaletteProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called with the open state the user requests. */
  onOpenChange: (isOpen: boolean) => void;
  /** Commands available to the user, searched locally. */
  commands: readonly Command[];
  /** Results of a server search, shown unfiltered below the commands. */
  found?: readonly Command[] | undefined;
  /** Called with each typed text. */
  onSearch?: ((text: string) => void) | undefined;
  /** True while a server search is running. @default false */
  isSearching?: boolean | undefined;
  /** Ids of recently chosen commands, latest first; listed first until text is typed. */
  recent?: readonly string[] | undefined;
  /** Called with the chosen command before it runs; use it to save recent commands. */
  onChoose?: ((command: Command) => void) | undefined;
  /** Placeholder while empty; never a substitute for a label. @default the package's 'Search pages and actions' */
  placeholder?: string | undefined;
}

const NONE: readonly Command[] = [];
const NOTHING_RECENT: readonly string[] = [];

/** A searchable list of all pages and actions, over the current page. Open it with 'mod+k'. */
export function CommandPalette({
  isOpen,
  onOpenChange,
  commands,
  found = NONE,
  onSearch,
  isSearching = false,
  recent = NOTHING_RECENT,
  onChoose,
  placeholder,
}: CommandPaletteProps) {
  const messages = useMessages();
  const navigate = useNavigate();

  function choose(command: Command) {
    const { onAction, href } = command;
    onOpenChange(false);
    onChoose?.(command);
    onAction?.();
    if (href !== undefined) navigate(href);
  }

  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      {...backdropProps}
      className={backdrop}
    >
      <Modal className={styles.panel}>
        <Dialog aria-label={messages.commands} className={styles.dialog}>
          <CommandSearch
            commands={commands}
            found={found}
            recent={recent}
            onSearch={onSearch}
            isSearching={isSearching}
            placeholder={placeholder}
            onChoose={choose}
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

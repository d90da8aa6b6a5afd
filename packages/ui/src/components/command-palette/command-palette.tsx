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
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called with the state the person asks for. */
  onOpenChange: (isOpen: boolean) => void;
  /** What the person may do and see, searched here. */
  commands: readonly Command[];
  /** What a server found for the text, shown as it is below the commands. */
  found?: readonly Command[] | undefined;
  /** Called with every typed text. */
  onSearch?: ((text: string) => void) | undefined;
  /** Says that a server is still being asked. @default false */
  isSearching?: boolean | undefined;
  /** Ids of the commands chosen last, the last one first; they stand first until something is typed. */
  recent?: readonly string[] | undefined;
  /** Called with what is chosen, before it is done; the place to keep it among the recent ones. */
  onChoose?: ((command: Command) => void) | undefined;
  /** Shown while it is empty; never in place of a label. @default the package's 'Search pages and actions' */
  placeholder?: string | undefined;
}

const NONE: readonly Command[] = [];
const NOTHING_RECENT: readonly string[] = [];

/** Every page and action by its name, over whatever page is open. Open it with 'mod+k'. */
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

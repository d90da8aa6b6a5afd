import type { ModalOverlayProps } from 'react-aria-components/Modal';

const mark = 'data-backdrop';

/**
 * Closes a dialog only on a press on its backdrop. React Aria counts any outside press, even on suggestions that a
 * scroll has just closed and that are still visible: the dialog closed and lost what was typed.
 */
export const backdropProps = {
  [mark]: true,
  shouldCloseOnInteractOutside: (pressed) => pressed.hasAttribute(mark),
} satisfies Pick<ModalOverlayProps, 'shouldCloseOnInteractOutside'> & Record<string, unknown>;

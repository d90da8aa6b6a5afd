import type { ModalOverlayProps } from 'react-aria-components/Modal';

const mark = 'data-backdrop';

/**
 * Has a dialog be closed by a press on its backdrop alone. React Aria takes any press outside for one, also on
 * suggestions that a scroll has just closed and that are still in sight: the dialog went with what was typed.
 */
export const backdropProps = {
  [mark]: true,
  shouldCloseOnInteractOutside: (pressed) => pressed.hasAttribute(mark),
} satisfies Pick<ModalOverlayProps, 'shouldCloseOnInteractOutside'> & Record<string, unknown>;

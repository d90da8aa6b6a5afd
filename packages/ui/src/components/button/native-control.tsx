import type { MouseEvent, ReactNode, Ref } from 'react';
import { useSpokenPending } from './use-spoken-pending.ts';

/** Props every button passes to its element. */
export interface ButtonControlProps {
  className: string;
  /** Content. */
  children: ReactNode;
  /** Keeps the focus and ignores presses. */
  isPending: boolean;
  /** Disabled: takes no input and leaves the tab order. */
  isDisabled?: boolean | undefined;
  /** Called on press, Enter or Space. */
  onPress?: (() => void) | undefined;
  /** A button submits its form only on request. @default 'button' */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Id of a form elsewhere on the page. */
  form?: string | undefined;
  /** Id of the button. */
  id?: string | undefined;
  /** Focuses the button on mount. */
  autoFocus?: boolean | undefined;
  /** Accessible name, when the content has none. */
  'aria-label'?: string | undefined;
  /** Id of its description. */
  'aria-describedby'?: string | undefined;
  /** Whether the element it controls is open. */
  'aria-expanded'?: boolean | undefined;
  /** Whether a switch is on. */
  'aria-pressed'?: boolean | undefined;
  /** Id of the element it opens or changes. */
  'aria-controls'?: string | undefined;
  /** The DOM element, for focus and measuring. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * A native button. While pending it doesn't submit its form either, also not on Enter in a field, which browsers turn
 * into a click on it. A press doesn't reach surrounding elements. A pointer press focuses it, which Safari doesn't do.
 */
export function NativeControl({
  isPending,
  isDisabled,
  onPress,
  type = 'button',
  ref,
  ...rest
}: ButtonControlProps) {
  const attach = useSpokenPending(isPending, ref);

  function press(event: MouseEvent<HTMLButtonElement>) {
    event.stopPropagation();
    if (isPending) {
      event.preventDefault();
      return;
    }
    if (event.detail > 0) event.currentTarget.focus({ preventScroll: true });
    onPress?.();
  }

  return (
    <button
      {...rest}
      ref={attach}
      // oxlint-disable-next-line react/button-has-type -- one of the three
      type={type}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      data-pending={isPending || undefined}
      onClick={press}
    />
  );
}

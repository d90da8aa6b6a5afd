import { type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipTriggerState,
  TooltipTriggerStateContext,
} from 'react-aria-components/Tooltip';
import { commandKeys } from '../../keys/command-keys.ts';
import * as styles from './tooltip.css.ts';

export interface HoverCardProps {
  /** Content, rendered when shown: text and figures, nothing interactive. */
  card: ReactNode;
  /** The link or button that it describes. */
  children: ReactNode;
}

/** Delays, so that a passing pointer opens nothing and one moving to the card doesn't close it. */
const OPEN_MS = 400;
const CLOSE_MS = 200;

/**
 * Details of a link's target, on hover and keyboard focus. Escape closes them, and the pointer can move onto them. Not
 * shown on touch screens.
 */
export function HoverCard({ card, children }: HoverCardProps) {
  const id = useId();
  const trigger = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOnCard = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const later = (next: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const described = trigger.current?.firstElementChild;
    described?.setAttribute('aria-describedby', id);
    const listening = new AbortController();
    document.addEventListener(
      'keydown',
      commandKeys((event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        // Only the topmost layer closes.
        event.preventDefault();
        event.stopPropagation();
        setOpen(false);
      }),
      { capture: true, signal: listening.signal },
    );
    return () => {
      listening.abort();
      described?.removeAttribute('aria-describedby');
    };
  }, [isOpen, id]);
  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') later(true, OPEN_MS);
  };
  const leave = () => {
    if (!isOnCard.current) later(false, CLOSE_MS);
  };
  /** The card tracks whether the pointer is on it. */
  const shown: TooltipTriggerState = {
    isOpen,
    shouldSkipAnimation: true,
    open: () => {
      isOnCard.current = true;
      later(true, 0);
    },
    close: (isAtOnce = false) => {
      isOnCard.current = false;
      later(false, isAtOnce ? 0 : CLOSE_MS);
    },
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what happens to the link in it
    <span
      ref={trigger}
      className={styles.about}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onPointerDown={() => later(false, 0)}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) later(true, OPEN_MS);
      }}
      onBlur={leave}
    >
      {children}
      {isOpen && (
        <TooltipTriggerStateContext value={shown}>
          <AriaTooltip
            triggerRef={trigger}
            placement="bottom start"
            offset={6}
            className={styles.card}
          >
            <div id={id}>{card}</div>
          </AriaTooltip>
        </TooltipTriggerStateContext>
      )}
    </span>
  );
}

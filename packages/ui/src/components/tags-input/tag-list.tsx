import type { KeyboardEvent, RefObject } from 'react';
import { useFieldMessages } from '../../field/messages-context.tsx';
import { commandKeys } from '../../keys/command-keys.ts';
import { CloseIcon } from '../icons/index.ts';
import * as css from './tag-list.css.ts';

export interface ShownTag {
  readonly value: string;
  readonly label: string;
}

export interface TagListProps {
  readonly tags: readonly ShownTag[];
  /** Accessible name of the list: the field's label. */
  readonly label: string;
  /** The text input after the tags; it is the only tab stop. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly isLocked: boolean;
  readonly onRemove: (value: string) => void;
  /** Makes a tag's text a button. */
  readonly onEdit?: ((value: string) => void) | undefined;
}

const BUTTON = 'button[data-tag]';

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl';

const buttonsIn = (element: Element) => [...element.querySelectorAll<HTMLElement>(BUTTON)];

/**
 * At the start of the text, Backspace and the backward arrow move to the last tag. For the capture phase of the box
 * around tags and input.
 */
export function goToTags(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLInputElement)) return;
  if (target.selectionStart !== 0 || target.selectionEnd !== 0) return;
  const backward = isRightToLeft(currentTarget) ? 'ArrowRight' : 'ArrowLeft';
  if (key !== 'Backspace' && key !== backward) return;
  const last = buttonsIn(currentTarget).at(-1);
  if (last === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  last.focus();
}

/** Selected or entered values, each with a remove button: arrows, Backspace and Delete work. */
export function TagList({ tags, label, input, isLocked, onRemove, onEdit }: TagListProps) {
  const messages = useFieldMessages();

  function press(event: KeyboardEvent<HTMLUListElement>) {
    const buttons = buttonsIn(event.currentTarget);
    const at = buttons.findIndex((button) => button === event.target);
    const value = buttons[at]?.dataset['tag'];
    if (value === undefined) return;
    const [backward, forward] = isRightToLeft(event.currentTarget)
      ? ['ArrowRight', 'ArrowLeft']
      : ['ArrowLeft', 'ArrowRight'];
    if (event.key === backward) buttons[Math.max(0, at - 1)]?.focus();
    else if (event.key === forward) (buttons[at + 1] ?? input.current)?.focus();
    else if (event.key === 'Home') buttons[0]?.focus();
    else if (event.key === 'End') input.current?.focus();
    else if (event.key === 'Backspace' || event.key === 'Delete') {
      const isOther = (button: HTMLElement) => button.dataset['tag'] !== value;
      remove(value, buttons.slice(0, at).findLast(isOther) ?? buttons.slice(at).find(isOther));
    } else return;
    event.preventDefault();
  }

  function remove(value: string, next: HTMLElement | undefined) {
    (next ?? input.current)?.focus();
    onRemove(value);
  }

  if (tags.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the buttons in it
    <ul className={css.list} aria-label={label} onKeyDown={commandKeys(press)}>
      {tags.map((tag) => (
        <li key={tag.value} className={css.tag}>
          {onEdit === undefined || isLocked ? (
            <span className={css.text}>
              <bdi>{tag.label}</bdi>
            </span>
          ) : (
            <button
              type="button"
              tabIndex={-1}
              data-tag={tag.value}
              className={css.edit}
              onClick={() => onEdit(tag.value)}
            >
              <bdi>{tag.label}</bdi>
            </button>
          )}
          {!isLocked && (
            <button
              type="button"
              tabIndex={-1}
              data-tag={tag.value}
              className={css.remove}
              aria-label={messages.tagRemove(tag.label)}
              onClick={() => remove(tag.value, undefined)}
            >
              <CloseIcon size={12} aria-hidden="true" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

import { type ClipboardEvent, type KeyboardEvent, type Ref, useState } from 'react';
import { afterPress } from '../../field/after-press.ts';
import * as fieldCss from '../../field/field.css.ts';
import { FieldFrame, SuccessMark } from '../../field/field-frame.tsx';
import type { FieldProps, ValueProps } from '../../field/field-props.ts';
import { useFieldMessages } from '../../field/messages-context.tsx';
import { useControl } from '../../field/use-control.ts';
import { commandKeys } from '../../keys/command-keys.ts';
import { classNames } from '../../styling/class-names.ts';
import { addTags } from './add-tags.ts';
import * as css from './tag-list.css.ts';
import { goToTags, TagList } from './tag-list.tsx';

export interface TagsInputProps extends FieldProps, ValueProps<readonly string[]> {
  /** Placeholder while empty; never a substitute for a label. */
  readonly placeholder?: string | undefined;
  /** Maximum length of a tag, in characters. */
  readonly maxLength?: number | undefined;
  /** The DOM element, for focus and measuring. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const NONE: readonly string[] = [];

/**
 * Free-form tags. Enter or blur adds the typed text; empty texts and duplicates are ignored. A pasted list adds one tag
 * per line.
 */
export function TagsInput(props: TagsInputProps) {
  const { onChange, placeholder, maxLength } = props;
  const messages = useFieldMessages();
  const [own, setOwn] = useState(props.defaultValue ?? NONE);
  const tags = props.value ?? own;
  const [text, setText] = useState('');
  const [notice, setNotice] = useState('');
  const { element: input, attach, wiring, leave } = useControl(props);
  const isLocked = props.isDisabled === true || props.isReadOnly === true;

  function set(next: readonly string[]) {
    if (next === tags) return;
    setOwn(next);
    onChange?.(next);
  }

  function add(texts: readonly string[]) {
    const added = addTags(tags, texts);
    setText('');
    setNotice(added.twice.map((twice) => messages.tagTwice(twice)).join(' '));
    set(added.tags);
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || text.trim() === '') return;
    event.preventDefault();
    add([text]);
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const lines = event.clipboardData.getData('text').split(/\r?\n/);
    if (lines.length < 2 || isLocked) return;
    event.preventDefault();
    add([text, ...lines]);
  }

  return (
    <FieldFrame field={props} wiring={wiring}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the key belongs to the input in it */}
      <div
        className={classNames(fieldCss.control, css.wrapping)}
        onKeyDownCapture={commandKeys(isLocked ? undefined : goToTags)}
      >
        <TagList
          tags={tags.map((tag) => ({ value: tag, label: tag }))}
          label={props.label}
          input={input}
          isLocked={isLocked}
          onRemove={(removed) => set(tags.filter((tag) => tag !== removed))}
        />
        <input
          {...wiring.control}
          ref={attach}
          className={classNames(fieldCss.input, css.input)}
          type="text"
          value={text}
          readOnly={props.isReadOnly}
          placeholder={tags.length === 0 ? placeholder : undefined}
          maxLength={maxLength}
          autoComplete="off"
          onChange={(event) => {
            setText(event.currentTarget.value);
            setNotice('');
          }}
          onKeyDown={commandKeys(press)}
          onPaste={paste}
          onBlur={() => {
            afterPress(() => add([text]));
            leave();
          }}
        />
        <SuccessMark wiring={wiring} />
      </div>
      <output className={fieldCss.notice}>{notice}</output>
    </FieldFrame>
  );
}

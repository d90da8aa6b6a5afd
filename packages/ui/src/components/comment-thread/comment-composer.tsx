import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { ProblemText } from '../../field/problem-text.tsx';
import { commandKeys } from '../../keys/command-keys.ts';
import { useMessages } from '../../messages/context.tsx';
import { Button } from '../button/button.tsx';
import { SendIcon } from '../icons/index.ts';
import { keysOf, matchesShortcut } from '../shortcut-help/shortcut.ts';
import { keyName } from '../shortcut-help/shortcut-keys.tsx';
import { useIsApple } from '../shortcut-help/use-is-apple.ts';
import { TextArea } from '../text-area/text-area.tsx';
import * as styles from './comment-thread.css.ts';

export interface CommentComposerProps {
  onSend: (text: string) => void | Promise<void>;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
}

const SEND = 'mod+enter';

/** A text area, cleared after the text is sent. */
export function CommentComposer({ onSend, ...area }: CommentComposerProps) {
  const messages = useMessages();
  const isApple = useIsApple();
  const input = useRef<HTMLTextAreaElement>(null);
  const isSending = useRef(false);
  const [text, setText] = useState('');
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  const keys = keysOf(SEND, isApple).map((key) => keyName(key, messages));

  async function send() {
    const typed = input.current?.value ?? '';
    input.current?.focus();
    if (typed.trim() === '' || isSending.current) return;
    isSending.current = true;
    setText(typed);
    setState('sending');
    try {
      await onSend(typed.trim());
      setText('');
      setState('idle');
    } catch {
      setState('failed');
    }
    isSending.current = false;
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (!matchesShortcut(event, SEND, isApple)) return;
    event.preventDefault();
    void send();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key comes up from the field
    <form
      className={styles.composer}
      onSubmit={submit}
      // oxlint-disable-next-line react/refs -- read on a key, not while drawing
      onKeyDown={commandKeys(sendByKey)}
    >
      <TextArea
        {...area}
        ref={input}
        label={messages.comment}
        isLabelHidden
        isGrowing
        rows={2}
        value={text}
        onChange={setText}
        isReadOnly={state === 'sending'}
      />
      <div className={styles.foot}>
        {state === 'failed' ? (
          <ProblemText>{messages.commentNotSent}</ProblemText>
        ) : (
          <span className={styles.hint}>{messages.sendCommentBy(keys.join('+'))}</span>
        )}
        <Button
          type="submit"
          size="small"
          isLoading={state === 'sending'}
          icon={<SendIcon size={14} />}
        >
          {messages.sendComment}
        </Button>
      </div>
    </form>
  );
}

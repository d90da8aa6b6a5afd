import { useRef, useState } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { Button } from '../button/button.tsx';
import { CopyButton } from '../copy-value/copy-button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { HideIcon, ShowIcon } from '../icons/index.ts';
import * as styles from './secret-value.css.ts';

export interface SecretValueProps {
  /** Name of the secret: 'Signing secret'. */
  label: string;
  /** The full secret while it may be shown; `undefined` afterwards. */
  value?: string | undefined;
  /** The permanently visible part: its last characters. */
  ending?: string | undefined;
  /** States that the secret is shown only this once. @default false */
  isShownOnce?: boolean | undefined;
  /** Offers to create a new one; confirm first. */
  onRotate?: (() => void) | undefined;
  /** True while a new secret is being created. @default false */
  isRotating?: boolean | undefined;
}

const DOTS = '••••••••••••';

/** A key or secret: hidden until revealed, copied without being shown, replaced by a new one. */
export function SecretValue({
  label,
  value,
  ending = '',
  isShownOnce = false,
  onRotate,
  isRotating = false,
}: SecretValueProps) {
  const messages = useMessages();
  const [revealed, setRevealed] = useState<string>();
  const text = useRef<HTMLElement>(null);
  const isRevealed = value !== undefined && revealed === value;
  return (
    <div className={styles.secret}>
      <div className={styles.line}>
        <code ref={text} className={styles.value}>
          {isRevealed ? (
            value
          ) : (
            <>
              <span aria-hidden>
                {DOTS}
                {ending}
              </span>
              <span className={visuallyHidden}>{messages.secretHidden(ending)}</span>
            </>
          )}
        </code>
        {value !== undefined && (
          <>
            <IconButton
              size="small"
              label={isRevealed ? messages.hideSecret(label) : messages.showSecret(label)}
              icon={
                isRevealed ? <HideIcon aria-hidden size={14} /> : <ShowIcon aria-hidden size={14} />
              }
              onPress={() => setRevealed(isRevealed ? undefined : value)}
            />
            <CopyButton value={value} label={label} shown={text} />
          </>
        )}
        {onRotate && (
          <Button size="small" onPress={onRotate} isLoading={isRotating}>
            {messages.rotateSecret}
          </Button>
        )}
      </div>
      {isShownOnce && value !== undefined && (
        <p className={styles.once}>{messages.secretShownOnce}</p>
      )}
    </div>
  );
}

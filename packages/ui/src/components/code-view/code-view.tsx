import { useMemo, useRef, useState } from 'react';
import { useCountText } from '../../locale/count-text.ts';
import { useMessages } from '../../messages/context.tsx';
import { classNames } from '../../styling/class-names.ts';
import { Button } from '../button/button.tsx';
import { CodeFrame } from './code-frame.tsx';
import * as styles from './code-view.css.ts';

export interface CodeViewProps {
  /** Displayed and copied verbatim, never parsed as markup. */
  code: string;
  /** Label: 'Request body'. Part of the copy button's accessible name. */
  label: string;
  /** Lines shown before the user expands the rest; all when absent. */
  collapsedLines?: number | undefined;
  /** Shows line numbers, which are not copied. @default false */
  hasLineNumbers?: boolean | undefined;
  /** Wraps long lines instead of scrolling. @default false */
  isWrapping?: boolean | undefined;
}

/** A machine-readable text, verbatim, with a button that copies all of it. */
export function CodeView({
  code,
  label,
  collapsedLines = Number.POSITIVE_INFINITY,
  hasLineNumbers = false,
  isWrapping = false,
}: CodeViewProps) {
  const messages = useMessages();
  const countText = useCountText();
  const text = useRef<HTMLPreElement>(null);
  const [isWhole, setWhole] = useState(false);
  const lines = useMemo(() => code.split('\n'), [code]);
  const isLong = lines.length > collapsedLines;
  const shown = isLong && !isWhole ? lines.slice(0, collapsedLines) : lines;
  return (
    <CodeFrame label={label} text={code} shown={text}>
      {/* Scrollable content must be reachable by keyboard. */}
      <section
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys
        tabIndex={0}
        className={styles.code}
      >
        {code === '' ? (
          <p className={styles.empty}>{messages.emptyValue}</p>
        ) : (
          <pre ref={text} className={classNames(styles.text, isWrapping && styles.wrapping)}>
            {hasLineNumbers ? (
              <code className={styles.numbered}>
                {shown.map((line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing but its number
                  <span key={index} className={styles.line}>
                    {`${line}\n`}
                  </span>
                ))}
              </code>
            ) : (
              <code className={styles.inner}>{shown.join('\n')}</code>
            )}
          </pre>
        )}
      </section>
      {isLong && (
        <div className={styles.foot}>
          <Button
            size="small"
            variant="quiet"
            aria-expanded={isWhole}
            onPress={() => setWhole(!isWhole)}
          >
            {isWhole ? messages.showFewerLines : messages.showAllLines(countText(lines.length))}
          </Button>
        </div>
      )}
    </CodeFrame>
  );
}

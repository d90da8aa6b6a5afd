import { useRef, useState } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { Button } from '../button/button.tsx';
import { CodeFrame } from '../code-view/code-frame.tsx';
import { code } from '../code-view/code-view.css.ts';
import { hidesSome, type JsonValue } from './json-members.ts';
import { JsonNode } from './json-node.tsx';
import * as styles from './json-view.css.ts';

export interface JsonViewProps {
  /** Any JSON value. */
  value: JsonValue;
  /** Label: 'Response body'. Part of the copy button's accessible name. */
  label: string;
  /** Levels open initially. @default 1 */
  openLevels?: number | undefined;
}

const ALL = Number.POSITIVE_INFINITY;

/** Collapsible JSON. Copied as a whole, indented by two. */
export function JsonView({ value, label, openLevels = 1 }: JsonViewProps) {
  const messages = useMessages();
  const text = useRef<HTMLUListElement>(null);
  /** A new round re-renders the tree with a number of levels open. */
  const [{ round, levels }, setRound] = useState({ round: 0, levels: openLevels });
  const isAllOpen = levels === ALL || !hidesSome(value, levels);
  const closedAgain = hidesSome(value, openLevels) ? openLevels : 1;
  return (
    <CodeFrame
      label={label}
      text={JSON.stringify(value, undefined, 2)}
      shown={text}
      actions={
        hidesSome(value, 1) && (
          <Button
            size="small"
            variant="quiet"
            onPress={() => setRound({ round: round + 1, levels: isAllOpen ? closedAgain : ALL })}
          >
            {isAllOpen ? messages.collapseAll : messages.expandAll}
          </Button>
        )
      }
    >
      <div className={code}>
        <ul ref={text} aria-label={label} className={styles.list}>
          <JsonNode key={round} value={value} openLevels={levels} />
        </ul>
      </div>
    </CodeFrame>
  );
}

import { useRef, useState } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { Button } from '../button/button.tsx';
import { CodeFrame } from '../code-view/code-frame.tsx';
import { code } from '../code-view/code-view.css.ts';
import { type JsonValue, membersOf } from './json-members.ts';
import { JsonNode } from './json-node.tsx';
import * as styles from './json-view.css.ts';

export interface JsonViewProps {
  value: JsonValue;
  /** What it is: 'Response body'. The copy button's name is made of it. */
  label: string;
  /** Levels open at first. @default 1 */
  openLevels?: number;
}

/** JSON whose parts open and close. Copied as a whole, indented by two. */
export function JsonView({ value, label, openLevels = 1 }: JsonViewProps) {
  const messages = useMessages();
  const text = useRef<HTMLUListElement>(null);
  /** A new round draws the tree anew, with so many levels open. */
  const [{ round, levels }, setRound] = useState({ round: 0, levels: openLevels });
  const isAllOpen = levels === Number.POSITIVE_INFINITY;
  const hasLevels = membersOf(value).some((member) => membersOf(member.value).length > 0);
  return (
    <CodeFrame
      label={label}
      text={JSON.stringify(value, undefined, 2)}
      shown={text}
      actions={
        hasLevels && (
          <Button
            size="small"
            variant="quiet"
            onPress={() =>
              setRound({
                round: round + 1,
                levels: isAllOpen ? openLevels : Number.POSITIVE_INFINITY,
              })
            }
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

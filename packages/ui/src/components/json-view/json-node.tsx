import { useState } from 'react';
import { useCountText } from '../../locale/count-text.ts';
import { useMessages } from '../../messages/context.tsx';
import { classNames } from '../../styling/class-names.ts';
import { ChevronRightIcon } from '../icons/index.ts';
import { bracketsOf, type JsonMember, kindOf, membersOf } from './json-members.ts';
import * as styles from './json-view.css.ts';

export interface JsonNodeProps extends JsonMember {
  /** Levels open initially below this one. */
  readonly openLevels: number;
}

/** Maximum members rendered at once; the user expands the rest. */
const DRAWN = 100;

/** A value and its members, collapsed or expanded. */
export function JsonNode({ name, value, openLevels }: JsonNodeProps) {
  const messages = useMessages();
  const countText = useCountText();
  const [isOpen, setOpen] = useState(openLevels > 0);
  const [drawn, setDrawn] = useState(DRAWN);
  const kind = kindOf(value);
  const title = name !== undefined && (
    <>
      <span className={styles.name}>{JSON.stringify(name)}</span>
      <span className={styles.mark}>:</span>{' '}
    </>
  );
  if (kind !== 'list' && kind !== 'object') {
    return (
      <li className={styles.node}>
        {title}
        <span className={styles.kinds[kind]}>{JSON.stringify(value)}</span>
      </li>
    );
  }
  const members = membersOf(value);
  const [opening, closing] = bracketsOf(value);
  if (members.length === 0) {
    return (
      <li className={styles.node}>
        {title}
        <span className={styles.mark}>{opening + closing}</span>
      </li>
    );
  }
  const rest = members.length - drawn;
  return (
    <li className={styles.node}>
      <button
        type="button"
        className={styles.disclosure}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronRightIcon
          aria-hidden
          size={14}
          className={classNames(styles.chevron, isOpen && styles.open)}
        />
        {title}
        <span className={styles.mark}>
          {isOpen ? opening : `${opening} ${messages.itemCount(members.length)} ${closing}`}
        </span>
      </button>
      {isOpen && (
        <>
          <ul className={styles.list}>
            {members.slice(0, drawn).map((member, index) => (
              <JsonNode key={member.name ?? index} {...member} openLevels={openLevels - 1} />
            ))}
            {rest > 0 && (
              <li className={styles.node}>
                <button
                  type="button"
                  className={styles.disclosure}
                  onClick={() => setDrawn(drawn + DRAWN)}
                >
                  {messages.showMore(countText(Math.min(rest, DRAWN)))}
                </button>
              </li>
            )}
          </ul>
          <span className={styles.mark}>{closing}</span>
        </>
      )}
    </li>
  );
}

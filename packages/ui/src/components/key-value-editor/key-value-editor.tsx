import { useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { AddIcon, DeleteIcon } from '../icons/index.ts';
import { TextField } from '../text-field/text-field.tsx';
import * as styles from './key-value-editor.css.ts';
import { type KeyValuePair, pairProblems } from './pair-problems.ts';

export type { KeyValuePair } from './pair-problems.ts';

export interface KeyValueEditorProps {
  /** Label of the pairs: 'Metadata'. */
  label: string;
  /** In display order; keys may be empty or duplicate while they are typed. */
  pairs: readonly KeyValuePair[];
  /** Called with all pairs after every change. */
  onChange: (pairs: readonly KeyValuePair[]) => void;
  /** Sentence below the label. */
  description?: string | undefined;
  /** Header of the keys. @default 'Key' */
  keyLabel?: string | undefined;
  /** Header of the values. @default 'Value' */
  valueLabel?: string | undefined;
  /** Label of the add button. @default 'Add' */
  addLabel?: string | undefined;
  /** Maximum number of pairs; the usage is shown. @default no limit */
  maxPairs?: number | undefined;
  /** Maximum key length in UTF-16 units. @default no limit */
  maxKeyLength?: number | undefined;
  /** Maximum value length in UTF-16 units. @default no limit */
  maxValueLength?: number | undefined;
  /** Returns another error of a key, such as for a reserved one. */
  checkKey?: ((key: string) => string | undefined) | undefined;
  /** Shows errors before a key loses focus, as after a form submission. @default false */
  isTouched?: boolean | undefined;
  /** Disabled: takes no input and leaves the tab order. @default false */
  isDisabled?: boolean | undefined;
  /** Read-only. @default false */
  isReadOnly?: boolean | undefined;
}

interface Rows {
  readonly ids: readonly number[];
  readonly next: number;
}

const withLength = ({ ids, next }: Rows, count: number): Rows => {
  const missing = Math.max(0, count - ids.length);
  const added = Array.from({ length: missing }, (_, index) => next + index);
  return { ids: [...ids.slice(0, count), ...added], next: next + missing };
};

/** An id per row that stays with its pair when others are removed. */
function useRowIds(count: number) {
  const [rows, setRows] = useState<Rows>(() => withLength({ ids: [], next: 0 }, count));
  const fitting = rows.ids.length === count ? rows : withLength(rows, count);
  if (fitting !== rows) setRows(fitting);
  return {
    ids: fitting.ids,
    drop: (index: number) =>
      setRows((before) => ({ ...before, ids: before.ids.toSpliced(index, 1) })),
  };
}

/** Key-value pairs that users add, change and remove, such as a record's metadata. */
export function KeyValueEditor(props: KeyValueEditorProps) {
  const { label, pairs, onChange, description, checkKey, maxPairs, isTouched } = props;
  const { isDisabled = false, isReadOnly = false } = props;
  const messages = useMessages();
  const { keyLabel = messages.pairKey, valueLabel = messages.pairValue } = props;
  const noteId = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef<string>(undefined);
  const { ids, drop } = useRowIds(pairs.length);
  const problems = pairProblems(pairs);
  const isFull = maxPairs !== undefined && pairs.length >= maxPairs;

  useEffect(() => {
    if (wanted.current === undefined) return;
    group.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = undefined;
  });

  const change = (index: number, part: Partial<KeyValuePair>) =>
    onChange(pairs.map((pair, place) => (place === index ? { ...pair, ...part } : pair)));

  function add() {
    wanted.current = `[data-pair='${pairs.length}'] input`;
    onChange([...pairs, { key: '', value: '' }]);
  }

  function remove(index: number) {
    const near = Math.min(index, pairs.length - 2);
    wanted.current = near < 0 ? '[data-add] button' : `[data-pair='${near}'] [data-remove] button`;
    drop(index);
    onChange(pairs.toSpliced(index, 1));
  }

  function problemOf(index: number): string | undefined {
    const problem = problems[index];
    if (problem !== undefined) return messages.pairProblems[problem];
    const key = pairs[index]?.key.trim() ?? '';
    return key === '' ? undefined : checkKey?.(key);
  }

  return (
    <fieldset
      ref={group}
      disabled={isDisabled}
      className={styles.group}
      aria-describedby={description === undefined ? undefined : noteId}
    >
      <legend className={styles.legend}>{label}</legend>
      {description !== undefined && (
        <p id={noteId} className={styles.description}>
          {description}
        </p>
      )}
      {pairs.length === 0 ? (
        <p className={styles.empty}>{messages.noPairs}</p>
      ) : (
        <div aria-hidden data-removable={!isReadOnly || undefined} className={styles.headings}>
          <span>{keyLabel}</span>
          <span>{valueLabel}</span>
        </div>
      )}
      {pairs.map(({ key, value }, index) => (
        <div key={ids[index]} data-pair={index} className={styles.pair}>
          <TextField
            label={messages.pairField(keyLabel, index + 1)}
            isLabelHidden
            value={key}
            maxLength={props.maxKeyLength}
            errorMessage={problemOf(index)}
            {...(isTouched === true && { isTouched })}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
            onChange={(next) => change(index, { key: next })}
          />
          <TextField
            label={messages.pairField(valueLabel, index + 1)}
            isLabelHidden
            value={value}
            maxLength={props.maxValueLength}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
            onChange={(next) => change(index, { value: next })}
          />
          {!isReadOnly && (
            <span data-remove="">
              <IconButton
                label={messages.removePair(key, index + 1)}
                icon={<DeleteIcon aria-hidden size={16} />}
                isDisabled={isDisabled}
                onPress={() => remove(index)}
              />
            </span>
          )}
        </div>
      ))}
      {!isReadOnly && (
        <div data-add="" className={styles.foot}>
          <Button
            size="small"
            icon={<AddIcon aria-hidden size={14} />}
            isDisabled={isDisabled || isFull}
            onPress={add}
          >
            {props.addLabel ?? messages.addPair}
            <span className={visuallyHidden}>: {label}</span>
          </Button>
          {maxPairs !== undefined && (
            <output className={styles.count}>
              <bdi>{messages.pairsLeft(pairs.length, maxPairs)}</bdi>
            </output>
          )}
        </div>
      )}
    </fieldset>
  );
}

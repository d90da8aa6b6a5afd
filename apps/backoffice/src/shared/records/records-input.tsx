import { SearchSelect } from '@payfac/ui/search-select';
import { type Ref, useState } from 'react';
import type { RecordPicker } from './record-picker.ts';
import * as styles from './records-input.css.ts';
import { RemoveButton } from './remove-button.tsx';
import { useNames } from './use-names.ts';

interface RecordsInputProps {
  readonly label: string;
  readonly picker: RecordPicker;
  /** Ids. */
  readonly value: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  /** A new choice replaces the previous one. Default: choices add up. */
  readonly isSingle?: boolean;
  readonly description?: string | undefined;
  readonly errorMessage?: string | undefined;
  readonly isRequired?: boolean | undefined;
  readonly onBlur?: (() => void) | undefined;
  /** Gets the focus when the field is invalid. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Records found by name; each chosen one is listed below with a button to remove it. */
export function RecordsInput(props: RecordsInputProps) {
  const { label, picker, value, onChange, isSingle = false, errorMessage } = props;
  const { description, isRequired, onBlur, ref } = props;
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map());
  const named = useNames(
    picker,
    value.filter((id) => !picked.has(id)),
  );
  const nameOf = (id: string): string => picked.get(id) ?? named(id);
  const notChosen: RecordPicker['search'] = async (text, signal) =>
    (await picker.search(text, signal)).filter((option) => !value.includes(option.value));
  return (
    <div className={styles.input}>
      <SearchSelect
        label={label}
        placeholder="Search by name"
        value=""
        load={notChosen}
        description={description}
        isRequired={isRequired}
        onBlur={onBlur}
        ref={ref}
        errorMessage={errorMessage}
        {...(errorMessage !== undefined && { isTouched: true })}
        onChange={(id, option) => {
          if (id === '') return;
          if (option) setPicked((before) => new Map(before).set(id, option.label));
          onChange(isSingle ? [id] : [...new Set([...value, id])]);
        }}
      />
      {value.length > 0 && (
        <ul className={styles.chosen} aria-label={`Chosen: ${label}`}>
          {value.map((id) => (
            <li key={id} className={styles.item}>
              <span className={styles.name}>{nameOf(id)}</span>
              <RemoveButton
                label={`Remove ${nameOf(id)}`}
                onPress={() => onChange(value.filter((other) => other !== id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

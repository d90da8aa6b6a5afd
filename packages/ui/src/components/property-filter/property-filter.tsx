import { type Ref, useMemo, useState } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import * as fieldCss from '../../field/field.css.ts';
import type { FieldProps, ValueProps } from '../../field/field-props.ts';
import { useControl } from '../../field/use-control.ts';
import { commandKeys } from '../../keys/command-keys.ts';
import { useMessages } from '../../messages/context.tsx';
import { ComboBoxField } from '../combo-box/combo-box-field.tsx';
import { comboBoxWiring } from '../combo-box/combo-box-wiring.ts';
import { TagList } from '../tags-input/tag-list.tsx';
import { type FilterProperty, type FilterToken, isSameToken } from './filter-property.ts';
import { stageOf, tokenText } from './filter-text.ts';
import { type FilterProblem, looksLikePattern, readFilter } from './read-filter.ts';
import { suggest } from './suggest.ts';

export interface PropertyFilterProps extends FieldProps, ValueProps<readonly FilterToken[]> {
  /** Filterable properties. Keep the array outside the component or memoized. */
  readonly properties: readonly FilterProperty[];
  /** Accepts a text without a property as a condition, with `propertyId` null. @default false */
  readonly allowsFreeText?: boolean | undefined;
  /**
   * Whether the application can run a `/pattern/`; otherwise the text is searched for literally, and the field says so.
   * @default every regular expression
   */
  readonly isPattern?: ((text: string) => boolean) | undefined;
  /** Placeholder while empty; never a substitute for a label. */
  readonly placeholder?: string | undefined;
  /** The DOM element, for focus and measuring. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const NONE: readonly FilterToken[] = [];

/**
 * Conditions on properties, typed as 'Amount >= 100' or built from suggestions, by keyboard alone. All must match.
 * Enter or blur adds the typed condition.
 */
export function PropertyFilter(props: PropertyFilterProps) {
  const { properties, allowsFreeText = false, isPattern = looksLikePattern } = props;
  const messages = useMessages();
  const [own, setOwn] = useState(props.defaultValue ?? NONE);
  const tokens = props.value ?? own;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<FilterProblem | null>(null);
  const [notice, setNotice] = useState('');
  const wrong = problem === null ? undefined : messages.filterProblems[problem];
  const { element, attach, wiring, leave } = useControl(props, wrong);
  const operators = messages.filterOperators;
  const suggestions = useMemo(
    () =>
      suggest(text, properties, (operator, { kind }) => {
        const isDate = kind === 'date' || kind === 'date-range';
        return isDate ? operators.date[operator] : operators.other[operator];
      }),
    [text, properties, operators],
  );
  const stage = stageOf(text, properties);
  const hint =
    stage.part === 'value' ? messages.filterHints[stage.property.kind] : messages.filterNoProperty;

  function set(next: readonly FilterToken[]) {
    setOwn(next);
    props.onChange?.(next);
  }

  function write(next: string) {
    setText(next);
    setProblem(null);
    setNotice('');
  }

  function add(isAsked: boolean) {
    if (text.trim() === '') return;
    const read = readFilter(text, { properties, allowsFreeText, isPattern });
    if ('problem' in read) {
      if (isAsked) setProblem(read.problem);
      return;
    }
    write('');
    if (read.isPlainText) setNotice(messages.filterPlainText(read.token.value));
    if (!tokens.some((each) => isSameToken(each, read.token))) set([...tokens, read.token]);
  }

  function take(suggestion: string) {
    const next = stageOf(suggestion, properties);
    write(suggestion);
    if (next.part !== 'value' || next.typed === '') return;
    const read = readFilter(suggestion, { properties, allowsFreeText, isPattern });
    if ('problem' in read) return;
    write('');
    if (!tokens.some((each) => isSameToken(each, read.token))) set([...tokens, read.token]);
  }

  const shown = tokens.map((token) => {
    const label = tokenText(token, properties);
    return { value: label, label };
  });
  const isLocked = props.isDisabled === true || props.isReadOnly === true;
  const without = (label: string) =>
    tokens.filter((token) => tokenText(token, properties) !== label);

  return (
    <AriaComboBox
      selectionMode="multiple"
      {...comboBoxWiring(props, wiring)}
      items={suggestions}
      value={[]}
      inputValue={text}
      onInputChange={(next) => {
        if (next !== text) write(next);
      }}
      onChange={(keys) => {
        const key = keys.at(-1);
        if (key !== undefined) take(String(key));
      }}
      onKeyDown={commandKeys((event) => {
        if (event.key === 'Enter') add(true);
      })}
      onBlur={() => {
        add(false);
        leave();
      }}
    >
      <ComboBoxField
        field={props}
        wiring={wiring}
        inputRef={attach}
        placeholder={tokens.length === 0 ? props.placeholder : undefined}
        isDigitsOnly={false}
        autoFocus={undefined}
        tags={
          <TagList
            tags={shown}
            label={props.label}
            input={element}
            isLocked={isLocked}
            onRemove={(label) => set(without(label))}
            onEdit={(label) => {
              set(without(label));
              write(label);
              element.current?.focus();
            }}
          />
        }
        list={{
          allowsCustomValue: false,
          status: 'ready',
          isEmpty: suggestions.length === 0,
          more: 0,
          noData: hint,
        }}
      />
      <output className={fieldCss.notice}>{notice}</output>
    </AriaComboBox>
  );
}

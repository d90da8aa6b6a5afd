import { lazy, type Ref, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import * as css from '../../field/field.css.ts';
import type { FieldProps, ValueProps } from '../../field/field-props.ts';
import { InputField } from '../../field/input-field.tsx';
import { useMaskedInput } from '../../field/masked/use-masked-input.ts';
import type { FieldMessages } from '../../field/messages.ts';
import { useFieldMessages } from '../../field/messages-context.tsx';
import { CalendarIcon } from '../icons/index.ts';
import { dateText, type IsoDate, parseIsoDate } from './calendar-date.ts';
import { type DateBounds, type DateProblem, dateMask, dateProblem } from './date-edit.ts';

export interface DateInputProps extends FieldProps, ValueProps<IsoDate> {
  /** Earliest allowed date, `YYYY-MM-DD`. */
  readonly earliest?: IsoDate | undefined;
  /** Latest allowed date, `YYYY-MM-DD`. */
  readonly latest?: IsoDate | undefined;
  /** Offers a calendar; its code loads on first focus. @default true */
  readonly hasCalendar?: boolean | undefined;
  /** Focuses the field on mount. */
  readonly autoFocus?: boolean | undefined;
  /** The DOM element, for focus and measuring. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const loadCalendar = () => import('./calendar-popover.tsx');
const CalendarPopover = lazy(loadCalendar);

/**
 * A calendar day as MM-DD-YYYY; the value is a `YYYY-MM-DD` string without a zone. Emits when the text becomes another
 * allowed date, and '' when it stops being one. The field itself shows errors.
 */
export function DateInput(props: DateInputProps) {
  const { value, defaultValue, onChange, onBlur, ref, earliest, latest, ...rest } = props;
  const { hasCalendar = true, ...field } = rest;
  const messages = useFieldMessages();
  const bounds = useMemo(
    () => ({ earliest: parseIsoDate(earliest ?? ''), latest: parseIsoDate(latest ?? '') }),
    [earliest, latest],
  );
  const mask = useMemo(() => dateMask(bounds), [bounds]);
  const problemOf = useCallback(
    (text: string, isFinal: boolean) =>
      errorOf(dateProblem(text, bounds, isFinal), bounds, messages),
    [bounds, messages],
  );
  const anchor = useRef<HTMLInputElement>(null);
  /** The date the calendar last opened with; kept during its exit animation. */
  const [opened, setOpened] = useState<IsoDate | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { masked, input, problem } = useMaskedInput({
    mask,
    value,
    defaultValue,
    ref,
    onEmit: (emitted) => onChange?.(emitted),
    onBlur,
    problemOf,
  });
  const { inputRef } = input;
  const attach = useCallback(
    (element: HTMLInputElement | null) => {
      anchor.current = element;
      return inputRef(element);
    },
    [inputRef],
  );
  const isLocked = field.isDisabled === true || field.isReadOnly === true;
  const button = useMemo(
    () =>
      hasCalendar && (
        <span className={css.adornmentEnd}>
          <button
            type="button"
            className={css.inlineButton}
            aria-label={messages.dateOpenCalendar}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            disabled={isLocked}
            onPointerEnter={prefetchCalendar}
            onClick={() => {
              setOpened(mask.read(anchor.current?.value ?? '').value);
              setOpen(true);
            }}
          >
            <CalendarIcon className={css.icon} aria-hidden="true" />
          </button>
        </span>
      ),
    [hasCalendar, isLocked, isOpen, mask, messages],
  );
  return (
    <>
      <InputField
        {...field}
        {...input}
        inputRef={attach}
        ownError={problem}
        inputMode="numeric"
        placeholder="MM-DD-YYYY"
        after={button}
        onFocus={hasCalendar ? prefetchCalendar : undefined}
      />
      {opened !== null && (
        <Suspense>
          <CalendarPopover
            anchor={anchor}
            bounds={bounds}
            label={field.label}
            value={opened}
            isOpen={isOpen}
            onChoose={(date) => masked.enter(dateText(date))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** A failed load is retried when the calendar opens, and the nearest boundary then shows the error. */
function prefetchCalendar(): void {
  loadCalendar().catch(() => undefined);
}

function errorOf(
  problem: DateProblem | null,
  bounds: DateBounds,
  messages: FieldMessages,
): string | undefined {
  if (problem === 'invalid') return messages.dateInvalid;
  if (problem === 'too-early') return messages.dateTooEarly(dateText(bounds.earliest ?? ''));
  if (problem === 'too-late') return messages.dateTooLate(dateText(bounds.latest ?? ''));
  return undefined;
}

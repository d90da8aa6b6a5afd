import { type Ref, useMemo, useState } from 'react';
import type { FieldProps, ValueProps } from '../../field/field-props.ts';
import { InputField } from '../../field/input-field.tsx';
import { useMaskedInput } from '../../field/masked/use-masked-input.ts';
import type { FieldMessages } from '../../field/messages.ts';
import { useFieldMessages } from '../../field/messages-context.tsx';
import { dateText, type IsoDate, parseIsoDate } from './calendar-date.ts';
import { type DateBounds, type DateVerdict, dateMask, dateVerdict } from './date-edit.ts';

export interface DateInputProps extends FieldProps, ValueProps<IsoDate> {
  /** First date allowed, `YYYY-MM-DD`. */
  readonly earliest?: IsoDate | undefined;
  /** Last date allowed, `YYYY-MM-DD`. */
  readonly latest?: IsoDate | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A calendar day as MM-DD-YYYY; the value is a `YYYY-MM-DD` string and knows no zone. Emits when
 * the text becomes another allowed date, and '' when it stops being one. What is wrong is shown
 * by the field itself.
 */
export function DateInput(props: DateInputProps) {
  const { value, defaultValue, onChange, onBlur, ref, earliest, latest, ...field } = props;
  const messages = useFieldMessages();
  const bounds = useMemo(
    () => ({
      earliest: parseIsoDate(earliest ?? ''),
      latest: parseIsoDate(latest ?? ''),
    }),
    [earliest, latest],
  );
  const mask = useMemo(() => dateMask(bounds), [bounds]);
  const [verdict, setVerdict] = useState(() =>
    dateVerdict(mask.textOf(value ?? defaultValue), bounds),
  );
  const masked = useMaskedInput({
    mask,
    value,
    defaultValue,
    ref,
    onEmit: (emitted) => onChange?.(emitted),
    onBlur,
    onText: (text) => setVerdict(dateVerdict(text, bounds)),
    onCommit: (text) => {
      const final = dateVerdict(text, bounds);
      setVerdict(final === 'unfinished' ? 'invalid' : final);
    },
  });
  return (
    <InputField
      {...field}
      {...masked}
      ownError={errorOf(verdict, bounds, messages)}
      inputMode="numeric"
      placeholder="MM-DD-YYYY"
      isNumeric
    />
  );
}

function errorOf(
  verdict: DateVerdict,
  bounds: DateBounds,
  messages: FieldMessages,
): string | undefined {
  if (verdict === 'invalid') return messages.dateInvalid;
  if (verdict === 'too-early') return messages.dateTooEarly(dateText(bounds.earliest ?? ''));
  if (verdict === 'too-late') return messages.dateTooLate(dateText(bounds.latest ?? ''));
  return undefined;
}

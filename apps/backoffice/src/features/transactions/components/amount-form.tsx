import { type Cents, formatDollars, formatUsd, parseDollars } from '@payfac/domain/money';
import { Banner } from '@payfac/ui/banner';
import { Button } from '@payfac/ui/button';
import { CurrencyInput } from '@payfac/ui/currency-input';
import { Modal } from '@payfac/ui/modal';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { MoneyMove } from '../../../shared/money-move/use-money-move.ts';
import * as styles from '../detail-drawer.css.ts';

export interface AmountFormProps {
  readonly title: string;
  readonly verb: string;
  /** What the largest amount is called, such as 'Available to refund'. */
  readonly limitLabel: string;
  readonly limit: Cents;
  /** Shown when more than the limit is asked for. */
  readonly overLimit: string;
  readonly move: MoneyMove<Cents>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

const unknownText =
  "We haven't heard back from the processor. We're checking the result — don't send it again. You can close this; we'll tell you how it ended.";

/** A dialog that asks for an amount up to a limit and moves it. */
export function AmountForm(props: AmountFormProps) {
  const { title, verb, limitLabel, limit, overLimit, move, onClose, children } = props;
  const form = useId();
  const [text, setText] = useState(formatDollars(limit));
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // A partial amount is typed over the whole one.
  useEffect(() => field.current?.select(), []);
  const amount = parseDollars(text);

  const problem = () => {
    if (amount === undefined || amount <= 0) return 'Enter an amount greater than $0.00.';
    return amount > limit ? overLimit : undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (amount !== undefined && problem() === undefined) void move.submit(amount);
  };
  const busy = move.state !== 'idle';
  return (
    <Modal
      isOpen
      isStatic={move.state === 'sending'}
      onOpenChange={onClose}
      title={title}
      size="small"
      footer={
        <>
          <Button onPress={onClose} isDisabled={move.state === 'sending'}>
            {move.state === 'unknown' ? 'Close' : 'Cancel'}
          </Button>
          <Button type="submit" form={form} variant="primary" isLoading={busy}>
            {amount !== undefined && amount > 0 ? `${verb} ${formatUsd(amount)}` : verb}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className={styles.dialog} noValidate>
        {move.state === 'unknown' && (
          <Banner tone="warning" isAnnounced>
            {unknownText}
          </Banner>
        )}
        {move.error && (
          <Banner tone="danger" isAnnounced>
            {move.error.message}
          </Banner>
        )}
        <CurrencyInput
          label="Amount"
          output="string"
          ref={field}
          value={text}
          onChange={setText}
          isRequired
          autoFocus
          isDisabled={busy}
          isTouched={tried}
          errorMessage={problem()}
          description={`${limitLabel}: ${formatUsd(limit)}`}
        />
        {children}
      </form>
    </Modal>
  );
}

import { askToEnter } from '@payfac/domain/validation';
import { Button } from '@payfac/ui/button';
import { Modal } from '@payfac/ui/modal';
import { Progress } from '@payfac/ui/progress';
import { TextField } from '@payfac/ui/text-field';
import { type FormEvent, useId, useRef, useState } from 'react';
import { wholeNumber } from '../../counted.ts';
import { changes } from '../../query/client.ts';
import type { List } from '../list.ts';
import * as styles from './actions.css.ts';
import { type BulkAction, sumOf } from './bulk-action.ts';
import { BulkOutcome } from './bulk-outcome.tsx';
import { type BulkResult, type BulkRows, type Failed, runBulk } from './run-bulk.ts';
import { useBulkRows } from './use-bulk-rows.ts';

interface BulkDialogProps<R> {
  readonly list: List<R>;
  readonly action: BulkAction<R>;
  readonly target: BulkRows<R>;
  /** The number of rows, as displayed. */
  readonly count: string;
  readonly total: number;
  /** Called when anything may have changed. */
  readonly onChanged?: (result: BulkResult<R>) => void;
  readonly onClose: () => void;
}

type Stage<R> =
  | { readonly at: 'asking' }
  | { readonly at: 'running'; readonly finished: number; readonly total: number }
  | { readonly at: 'ended'; readonly result: BulkResult<R> };

const fieldProblem = (field: { readonly label: string }, text: string): string | undefined =>
  text.trim() === '' ? askToEnter(field.label) : undefined;

/** Confirms, runs with progress, and shows the outcome by row; failed rows can be retried. */
export function BulkDialog<R>(props: BulkDialogProps<R>) {
  const { list, action, onChanged, onClose } = props;
  const { ask } = action;
  const chosen = useBulkRows(list, action, props.target);
  const { rows, left = 0 } = chosen.at === 'known' ? chosen : {};
  /** The confirmation is for the rows that were loaded; the list's count is only approximate. */
  const total = rows?.length ?? props.total;
  const count = rows ? wholeNumber(total) : props.count;
  const sum = rows && sumOf(action, rows);
  const named = `${count} ${total === 1 ? list.noun.one : list.noun.many}`;
  const spoken = sum === undefined ? named : `${named}, ${sum}`;
  const [stage, setStage] = useState<Stage<R>>({ at: 'asking' });
  const [answer, setAnswer] = useState('');
  const [isTried, setTried] = useState(false);
  const running = useRef<AbortController>(undefined);
  const form = useId();
  const problem = ask?.field && fieldProblem(ask.field, answer);

  const run = async (of: readonly R[]) => {
    const controller = new AbortController();
    running.current = controller;
    setStage({ at: 'running', finished: 0, total: of.length });
    const result = await changes().together(() =>
      runBulk({
        action,
        rows: of,
        answer: answer.trim(),
        rowKey: list.rowKey,
        rowName: list.rowName,
        signal: controller.signal,
        onProgress: (finished) => setStage({ at: 'running', finished, total: of.length }),
      }),
    );
    onChanged?.(result);
    setStage({ at: 'ended', result });
  };

  const start = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem === undefined && rows) void run(rows);
  };
  const retry = (failed: readonly Failed<R>[]) => void run(failed.map(({ row }) => row));

  const result: BulkResult<R> | undefined =
    chosen.at === 'broken'
      ? { done: 0, doneRows: [], failed: [], left: 0, brokenBy: chosen.reason }
      : stage.at === 'ended'
        ? stage.result
        : undefined;
  if (result) {
    const { noun } = list;
    return (
      <BulkOutcome noun={noun} action={action} result={result} onRetry={retry} onClose={onClose} />
    );
  }
  const isRunning = stage.at === 'running';
  const isReading = chosen.at === 'reading';
  return (
    <Modal
      isOpen
      isStatic={isRunning}
      onOpenChange={onClose}
      size="small"
      role="alertdialog"
      title={ask?.title(spoken) ?? `${action.label}: ${spoken}?`}
      footer={
        isRunning ? (
          <Button onPress={() => running.current?.abort()}>Cancel</Button>
        ) : (
          <>
            <Button onPress={onClose}>Cancel</Button>
            <Button
              type="submit"
              form={form}
              variant={action.tone ?? 'primary'}
              isLoading={isReading}
              isDisabled={rows?.length === 0}
            >
              {action.label}
            </Button>
          </>
        )
      }
    >
      {isRunning && (
        <Progress
          label={action.label}
          value={stage.total === 0 ? 0 : (stage.finished / stage.total) * 100}
          valueText={`${wholeNumber(stage.finished)} of ${wholeNumber(stage.total)}`}
        />
      )}
      {isReading && (
        <Progress
          label={`Reading ${list.noun.many}`}
          value={total === 0 ? 0 : Math.min(100, (chosen.read / total) * 100)}
          valueText={`${wholeNumber(chosen.read)} of ${count}`}
        />
      )}
      {!isRunning && !isReading && (
        <form id={form} className={styles.ask} noValidate onSubmit={start}>
          {ask?.text && <p>{ask.text}</p>}
          {total + left !== props.total && (
            <p>{`The list showed ${props.count}; ${wholeNumber(total + left)} match now.`}</p>
          )}
          {left > 0 && (
            <p>{`${wholeNumber(left)} of ${wholeNumber(total + left)} ${props.target.rows ? 'selected' : 'matching'} ${list.noun.many} can’t be ${action.past} in their current status, and stay as they are.`}</p>
          )}
          {ask?.field && (
            <TextField
              label={ask.field.label}
              isRequired
              maxLength={ask.field.maxLength}
              value={answer}
              onChange={setAnswer}
              errorMessage={problem}
              {...(isTried && { isTouched: true })}
            />
          )}
        </form>
      )}
    </Modal>
  );
}

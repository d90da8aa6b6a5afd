import { Banner } from '@payfac/ui/banner';
import { Button } from '@payfac/ui/button';
import { Modal } from '@payfac/ui/modal';
import { Progress } from '@payfac/ui/progress';
import { TextField } from '@payfac/ui/text-field';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { List } from '../list.ts';
import * as styles from './actions.css.ts';
import type { ListBulkAction } from './bulk-action.ts';
import { BulkOutcome } from './bulk-outcome.tsx';
import { type BulkResult, type BulkRows, type Failed, runBulk } from './run-bulk.ts';

interface BulkDialogProps<R> {
  readonly list: List<R>;
  readonly action: ListBulkAction<R>;
  readonly target: BulkRows<R>;
  /** How many rows it is for, as shown. */
  readonly count: string;
  readonly total: number;
  /** Called when anything may have changed. */
  readonly onChanged: (result: BulkResult<R>) => void;
  readonly onClose: () => void;
}

type Stage<R> =
  | { readonly at: 'asking' }
  | { readonly at: 'running'; readonly finished: number; readonly total: number }
  | { readonly at: 'ended'; readonly result: BulkResult<R> };

const fieldProblem = (field: { readonly label: string }, text: string): string | undefined =>
  text.trim() === '' ? `Enter the ${field.label.toLowerCase()}.` : undefined;

/** Asks, runs with progress, and says what became of the rows; those that failed can be tried again. */
export function BulkDialog<R>(props: BulkDialogProps<R>) {
  const { list, action, target, count, total, onChanged, onClose } = props;
  const { ask } = action;
  const [stage, setStage] = useState<Stage<R>>({ at: 'asking' });
  const [answer, setAnswer] = useState('');
  const [isTried, setTried] = useState(false);
  const running = useRef<AbortController>(undefined);
  const form = useId();
  const problem = ask?.field && fieldProblem(ask.field, answer);

  const run = async (rows: BulkRows<R>, known: number) => {
    const controller = new AbortController();
    running.current = controller;
    setStage({ at: 'running', finished: 0, total: known });
    const result = await runBulk({
      action,
      target: rows,
      answer: answer.trim(),
      rowKey: list.rowKey,
      rowName: list.rowName,
      walk: list.walk,
      signal: controller.signal,
      onProgress: (finished) => setStage({ at: 'running', finished, total: known }),
    });
    onChanged(result);
    setStage({ at: 'ended', result });
  };

  const start = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem === undefined) void run(target, total);
  };
  const retry = (failed: readonly Failed<R>[]) => {
    const rows = failed.flatMap(({ row }) => (row === undefined ? [] : [row]));
    void run({ rows }, rows.length);
  };

  if (stage.at === 'ended') {
    const { result } = stage;
    const { noun } = list;
    return (
      <BulkOutcome noun={noun} action={action} result={result} onRetry={retry} onClose={onClose} />
    );
  }
  const isRunning = stage.at === 'running';
  const isWhole = action.each === undefined;
  return (
    <Modal
      isOpen
      isStatic={isRunning}
      onOpenChange={onClose}
      size="small"
      role="alertdialog"
      title={ask?.title(count) ?? `${action.label}: ${count} ${list.noun.many}?`}
      footer={
        isRunning ? (
          !isWhole && <Button onPress={() => running.current?.abort()}>Cancel</Button>
        ) : (
          <>
            <Button onPress={onClose}>Cancel</Button>
            <Button type="submit" form={form} variant={action.tone ?? 'primary'}>
              {action.label}
            </Button>
          </>
        )
      }
    >
      {isRunning && !isWhole && (
        <Progress
          label={action.label}
          value={stage.total === 0 ? 0 : (stage.finished / stage.total) * 100}
          valueText={`${stage.finished} of ${stage.total}`}
        />
      )}
      {isRunning && isWhole && <Banner isAnnounced>Working on it…</Banner>}
      {!isRunning && (
        <form id={form} className={styles.ask} noValidate onSubmit={start}>
          {ask?.text && <p>{ask.text}</p>}
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

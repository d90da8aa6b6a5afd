import type { Attempt } from './attempts.ts';
import { type Row, told } from './rows.ts';

/* Compares the responses to callers and payers with the facts. */

/** A refund that was approved, and that the issuer refused afterwards. */
const failedLater = (row: Row): boolean => row.operation === 'refund' && row.there === 'declined';

const denies = ({ status, message }: Attempt['answers'][number]): boolean =>
  status === 402 || status === 502 || message.includes('Nothing was charged');

const isRefused = (row: Row): boolean =>
  row.outcome === 'failed' || row.outcome === 'errored' || row.status === 'voided';

/** @param keepsItsWord whether the processor refused what it had closed. */
export function ofAttempt(
  { name, answers, key }: Attempt,
  byId: ReadonlyMap<string, Row>,
  keepsItsWord: boolean,
): readonly string[] {
  const who = `${name} ${key}`;
  const said = answers.map(
    ({ status, code, transactionId }) => `${status} ${code ?? ''} ${transactionId ?? ''}`,
  );
  const wrong: string[] = [];
  if (answers.length === 0) wrong.push(`${who} never had an answer`);
  if (new Set(said).size > 1) wrong.push(`${who} was told ${said.join(' and ')}`);
  for (const answer of answers) {
    const { status, transactionId, message } = answer;
    if (transactionId === undefined) continue;
    const row = byId.get(transactionId);
    if (!row) {
      wrong.push(`${who} was told of ${transactionId}, which is not there`);
      continue;
    }
    const isDone = row.there === 'approved' && (keepsItsWord || !row.is_taken_back);
    if (denies(answer)) {
      const isTold = !keepsItsWord && row.alerts.includes('not-taken-back');
      if ((isDone && !isTold) || row.outcome === 'success') {
        wrong.push(`${who} was denied (${message}) and done: ${told(row)}`);
      }
    } else if (status === 200 && isRefused(row) && row.status !== 'voided' && !failedLater(row)) {
      wrong.push(`${who} was confirmed and is none: ${told(row)}`);
    } else if (status === 200 && row.outcome === 'pending' && row.payment_type !== 'eCheck') {
      wrong.push(`${who} was confirmed and is open: ${told(row)}`);
    }
  }
  return wrong;
}

import { ApiError } from '@payfac/api';
import * as invites from '@payfac/api/contract/invites';
import { unexpectedError } from '@payfac/api/messages';
import { csvText } from '@payfac/domain/csv';
import {
  type FailedUploadRow,
  failedUpload,
  type InviteUpload,
  inviteUploadColumns,
} from '@payfac/domain/invites';
import { send } from '../../../shared/api/connection.ts';
import { queryClient } from '../../../shared/query/client.ts';
import { inviteLists } from '../sending/local-changes.ts';
import { sortOut, type UploadRow } from './rows.ts';
import { change, type Order, pinWrong, read } from './state.ts';

/** Rows per upload: sending can stop after each, and a lost response leaves this many unknown. */
export const rowsOfUpload = 100;

interface SendOrder extends Order {
  readonly spProductId: string;
  /** Whether each invite is sent as soon as it is created. */
  readonly isSent: boolean;
}

interface Uploaded {
  readonly response: InviteUpload;
  /** The rows may have arrived, although no response says so. */
  readonly isUnknown: boolean;
}

const fileOf = (rows: readonly UploadRow[]): File => {
  const lines = rows.map(({ cells }) => inviteUploadColumns.map((column) => cells[column]));
  const name = `invites-rows-${rows[0]?.number}-${rows.at(-1)?.number}.csv`;
  return new File([csvText([inviteUploadColumns, ...lines])], name, { type: 'text/csv' });
};

async function uploaded(rows: readonly UploadRow[], order: SendOrder): Promise<Uploaded> {
  const { spProductId, feeTemplateId, onboardingFlowTemplateId, isSent } = order;
  try {
    const response = await send(invites.upload)({
      body: {
        file: fileOf(rows),
        spProductId,
        ...(feeTemplateId !== undefined && { feeTemplateId }),
        ...(onboardingFlowTemplateId !== undefined && { onboardingFlowTemplateId }),
        send: isSent,
      },
    });
    return { response, isUnknown: false };
  } catch (problem) {
    const message = problem instanceof Error ? problem.message : unexpectedError;
    const isUnknown = problem instanceof ApiError ? problem.isOutcomeUnknown : true;
    return { response: failedUpload(message), isUnknown };
  }
}

/** The row that stands for the whole upload, if it failed as a whole. */
const wholeFailure = ({ failed }: InviteUpload): FailedUploadRow | undefined =>
  failed.results.find(({ rowNumber }) => rowNumber === 0);

/**
 * Applies a response to each of its rows. An address that a lost upload invited counts as invited.
 * @returns how many failed.
 */
function showResponse(
  rows: readonly UploadRow[],
  { failed }: InviteUpload,
  wasUnknown: boolean,
): number {
  const refusals = new Map(
    failed.results.flatMap(({ rowNumber, errorDetails }) => {
      // The first row below the header is number 2.
      const row = rows[rowNumber - 2];
      const isThere = wasUnknown && errorDetails.type === 'duplicate';
      return row && !isThere ? [[row.number, errorDetails] as const] : [];
    }),
  );
  const numbers = new Set(rows.map(({ number }) => number));
  const next = read().rows.map((row): UploadRow => {
    if (!numbers.has(row.number)) return row;
    const refusal = refusals.get(row.number);
    return refusal ? { ...row, refusal, stage: 'open' } : { ...row, stage: 'done' };
  });
  change({ rows: next });
  return refusals.size;
}

function move(rows: readonly UploadRow[], stage: UploadRow['stage']): void {
  const numbers = new Set(rows.map(({ number }) => number));
  change({ rows: read().rows.map((row) => (numbers.has(row.number) ? { ...row, stage } : row)) });
}

function* batchesOf(rows: readonly UploadRow[]): Generator<readonly UploadRow[]> {
  for (let at = 0; at < rows.length; at += rowsOfUpload) yield rows.slice(at, at + rowsOfUpload);
}

async function sendBatches(
  rows: readonly UploadRow[],
  order: SendOrder,
  wasUnknown: boolean,
): Promise<void> {
  let sent = 0;
  let failed = 0;
  change({
    sending: { sent, total: rows.length, isStopping: false },
    outcome: undefined,
    lost: undefined,
  });
  for (const batch of batchesOf(rows)) {
    if (read().sending?.isStopping) break;
    move(batch, 'sending');
    const { response, isUnknown } = await uploaded(batch, order);
    const row = wholeFailure(response);
    if (row) {
      move(batch, isUnknown || wasUnknown ? 'unknown' : 'open');
      change({
        lost: { row, numbers: batch.map(({ number }) => number), isSent: order.isSent },
      });
      break;
    }
    failed += showResponse(batch, response, wasUnknown);
    sent += batch.length;
    change({ sending: { ...(read().sending ?? { isStopping: false }), sent, total: rows.length } });
  }
  const wasStopped = read().sending?.isStopping ?? false;
  change({
    sending: undefined,
    outcome: { created: sent - failed, failed, isSent: order.isSent, wasStopped },
  });
  pinWrong();
  void queryClient().invalidateQueries({ queryKey: inviteLists });
}

/** Sends the valid rows, part by part. Nothing that was sent is resent. */
export async function sendReady(order: SendOrder): Promise<void> {
  if (read().sending) return;
  await sendBatches(sortOut(read().rows).ready, order, false);
}

/** Resends rows whose upload got no response; the platform refuses recipients it has already invited. */
export async function sendLost(order: SendOrder): Promise<void> {
  if (read().sending) return;
  await sendBatches(sortOut(read().rows).unknown, order, true);
}

/** Stops after the part that is being sent, whose result is known then. */
export function stopSending(): void {
  const { sending } = read();
  if (sending) change({ sending: { ...sending, isStopping: true } });
}

import type { invites as contract } from '@payfac/api/contract';
import {
  type FailedUploadRow,
  failedUpload,
  type Invite,
  type InviteUpload,
  type UploadErrorType,
} from '@payfac/domain/invites';
import type { SessionContext } from '../../http/context.ts';
import { CallFailure } from '../../http/failures.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { Services } from '../../http/services.ts';
import { findProduct } from '../products/find.ts';
import { createInvite, type NewInvite } from './create.ts';
import { requireTemplates } from './store.ts';
import { CsvProblem, readUpload, type UploadRow } from './upload-rows.ts';

type Form = HandlerInput<typeof contract.upload>['body'];

const typesByCode: Readonly<Record<string, UploadErrorType>> = {
  ALREADY_INVITED: 'duplicate',
  NOT_DELIVERED: 'delivery',
};

function readRows(bytes: ArrayBuffer): UploadRow[] | InviteUpload {
  try {
    return readUpload(bytes);
  } catch (problem) {
    if (problem instanceof CsvProblem) return failedUpload(problem.message);
    throw problem;
  }
}

/** Sends an invite for each row of a file. Each row succeeds or fails on its own. @throws CallFailure 404, 400. */
export async function uploadInvites(
  services: Services,
  { file, spProductId, feeTemplateId, onboardingFlowTemplateId, send = false }: Form,
  context: SessionContext,
): Promise<InviteUpload> {
  const product = await findProduct(services.database, spProductId, context);
  const offer = { feeTemplateId, onboardingFlowTemplateId };
  requireTemplates(product, offer);
  const rows = readRows(await file.arrayBuffer());
  if (!Array.isArray(rows)) return rows;

  const succeeded: Invite[] = [];
  const failed: FailedUploadRow[] = [];
  for (const row of rows) {
    if ('errorDetails' in row) {
      failed.push(row);
      continue;
    }
    const { rowNumber, details } = row;
    const order: NewInvite = { product, details: { ...details, ...offer }, send };
    try {
      succeeded.push(await createInvite(services, order, context));
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem;
      const type = typesByCode[problem.error.code ?? ''] ?? 'validation';
      const { name, email } = details;
      failed.push({ rowNumber, name, email, errorDetails: { type, message: problem.message } });
    }
  }
  return {
    succeeded: { count: succeeded.length, results: succeeded },
    failed: { count: failed.length, results: failed },
  };
}

import { describe, expect, it } from 'vitest';
import {
  applyInvite,
  failedUpload,
  type InviteStatus,
  inviteActions,
  inviteStatuses,
  inviteUploadSchema,
  listedInviteStatuses,
} from './index.ts';

/** Every allowed move, written by hand; every pair not listed here must be refused. */
const allowed: Readonly<Record<string, InviteStatus>> = {
  'created send': 'sent',
  'created delete': 'deleted',
  'sent send': 'sent',
  'sent accept': 'accepted',
  'sent expire': 'expired',
  'sent delete': 'deleted',
  'expired send': 'sent',
  'expired delete': 'deleted',
};

describe('an invite', () => {
  it.each(inviteStatuses)('makes exactly its moves from %s', (status) => {
    for (const action of inviteActions)
      expect(applyInvite(status, action), action).toBe(allowed[`${status} ${action}`]);
  });

  it('is listed until it is deleted', () =>
    expect(listedInviteStatuses).toEqual(['created', 'sent', 'accepted', 'expired']));
});

it('an upload that failed as a whole reads as one failed row with a validation error [INVITE-06]', () => {
  const upload = failedUpload('An unexpected error occurred');
  expect(inviteUploadSchema.safeParse(upload).success).toBe(true);
  expect(upload.succeeded.count).toBe(0);
  expect(upload.failed.count).toBe(upload.failed.results.length);
  expect(upload.failed.results[0]?.errorDetails).toEqual({
    type: 'validation',
    message: 'An unexpected error occurred',
  });
});

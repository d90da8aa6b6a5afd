import * as customers from '@payfac/api/contract/customers';
import { can, type Holder } from '@payfac/domain/access';
import type { Customer } from '@payfac/domain/customers';
import type { Dispute } from '@payfac/domain/disputes';
import { timelineQuery } from '../../../entities/transactions/timeline-query.ts';
import { send } from '../../../shared/api/connection.ts';
import { queryClient, settled } from '../../../shared/query/client.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { now } from '../../../shared/time/clock.ts';
import { evidenceOf } from './evidence.ts';
import { evidencePage } from './page.ts';

async function customerOf(customerId: string, holder: Holder): Promise<Customer | undefined> {
  if (!can(holder, 'sidebar.customers')) return undefined;
  const query = { customerId: [customerId], pageSize: 10 };
  const { data } = await settled(send(customers.list)({ query }, { lane: 'disputes.evidence' }));
  return data[0];
}

/** Gathers what is known of a disputed payment into one file and saves it. @throws ApiError */
export async function saveEvidence(dispute: Dispute, holder: Holder): Promise<void> {
  const timeline = await queryClient().fetchQuery({
    ...timelineQuery(dispute.transactionId),
    staleTime: 0,
  });
  const id = timeline.relations.customer?.customerId;
  const customer = id === undefined ? undefined : await customerOf(id, holder);
  const page = evidencePage(evidenceOf({ dispute, timeline, customer }, now()));
  const name = dispute.disputeId.replaceAll(/[^\w-]/g, '');
  saveFile(`evidence-${name}.html`, new Blob([page], { type: 'text/html;charset=utf-8' }));
}

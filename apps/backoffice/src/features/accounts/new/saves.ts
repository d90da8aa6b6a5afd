import type { Input } from '@payfac/api';
import * as applicationsCalls from '@payfac/api/contract/applications';
import { applications } from '@payfac/api/contract/applications';
import * as provisioning from '@payfac/api/contract/provisioning';
import { creationProblem } from '@payfac/api/messages';
import type { Application } from '@payfac/domain/accounts';
import { send } from '../../../shared/api/connection.ts';
import { Refusal } from '../../../shared/form/problems.ts';
import { queryClient } from '../../../shared/query/client.ts';
import type { NewAccount, Owner } from './schema.ts';

/** The query key of an application. It only follows its own saves, because a form is open on it. */
export const applicationKey = (applicationId: string) =>
  [[], 'applications', applicationId] as const;

const remember = (application: Application): void => {
  queryClient().setQueryData(applicationKey(application.applicationId), application);
};

/** Rereads an application after a call that returns something else. */
export const again = async (id: string): Promise<void> =>
  remember(await send(applicationsCalls.get)({ params: { id } }));

/** The single record that an application is filled in for. */
export function recordOf({ applicationId, subMerchantDocs: [record] }: Application) {
  if (!record) throw new Refusal('This application has no sub-merchant to fill in.');
  return { id: applicationId, subMerchantObjId: record._id };
}

type Changes = Input<typeof applications.updateSubMerchant>['body'];

const change = async (application: Application, body: Changes): Promise<void> =>
  remember(
    await send(applicationsCalls.updateSubMerchant)({ params: recordOf(application), body }),
  );

/** @returns the new application's id. */
export async function begin(part: NewAccount['business']): Promise<string> {
  const { spProductId, ownershipType, ...business } = part;
  const response = await send(applicationsCalls.create)({
    body: { spProductId, ownershipType, business },
  });
  const problem = creationProblem(response);
  if (problem !== undefined || response.applicationId === null) throw new Refusal(problem ?? '');
  await again(response.applicationId);
  return response.applicationId;
}

/** Emptied fields are cleared, except the id number, which is kept. */
export async function changeBusiness(
  application: Application,
  part: NewAccount['business'],
): Promise<void> {
  const { ownershipType, legalName, dbaName, taxIdType, taxId, phone, email } = part;
  const startedOn = part.startedOn ?? null;
  if (ownershipType !== application.identity.ownershipType) {
    const params = recordOf(application);
    await send(provisioning.setOwnershipType)({ params, body: { ownershipType } });
  }
  await change(application, {
    business: { legalName, dbaName, taxIdType, taxId, startedOn, phone, email },
  });
}

const ownerOf = ({ street, unit, city, state, zip, ...owner }: Owner) => ({
  ...owner,
  email: owner.email ?? null,
  phone: owner.phone ?? null,
  ownership: owner.ownership ?? null,
  isController: owner.isController ?? false,
  address: { street, city, state, zip, ...(unit !== undefined && { unit }) },
});

export const saveOwners = (application: Application, { people }: NewAccount['owners']) =>
  change(application, { owners: people.map(ownerOf) });

export const saveLocation = (application: Application, location: NewAccount['location']) =>
  change(application, { business: { location } });

export const saveProcessing = (
  application: Application,
  { mcc, website, ...business }: NewAccount['processing'],
) =>
  change(application, {
    business: { ...business, website: website ?? null },
    ...(mcc !== undefined && { mcc }),
  });

/** Records that the owner accepted the terms, and submits. */
export async function submit(application: Application): Promise<void> {
  const { applicationId, rules } = application;
  if (!rules.acknowledged) await change(application, { acknowledged: true });
  remember(await send(applicationsCalls.submit)({ body: { applicationId } }));
}

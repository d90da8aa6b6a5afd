import { applications, payoutAccounts } from '@payfac/api/contract';
import type { Answer } from '../answers.ts';
import { bankAccount, bankToken, newAccount } from '../boarding.ts';
import { first, type Scene } from './scene.ts';

type Application = Answer<typeof applications.get>;
type Boarding = Pick<Scene, 'send' | 'api'>;

/** The id of an application that a call created. */
export function idOf({ applicationId }: Answer<typeof applications.create>): string {
  if (applicationId === null) throw new Error('No application was made.');
  return applicationId;
}

/** A new application. */
export async function begun(
  { send }: Pick<Scene, 'send'>,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<Application> {
  const id = idOf(await send(applications.create, { body: newAccount(changes) }));
  return send(applications.get, { params: { id } });
}

/** The path parameters of an application's record. */
export const recordOf = ({ applicationId, subMerchantDocs }: Application) => ({
  id: applicationId,
  subMerchantObjId: first(subMerchantDocs)._id,
});

/** A complete application that can be submitted. */
export async function completed(
  scene: Boarding,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<Application> {
  const one = await begun(scene, changes);
  const body = bankAccount(one, await bankToken(scene.api, one));
  await scene.send(payoutAccounts.add, { body });
  return scene.send(applications.updateSubMerchant, {
    params: recordOf(one),
    body: { acknowledged: true },
  });
}

/** A submitted application that waits for its underwriter. */
export async function submitted(
  scene: Boarding,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<Application> {
  const { applicationId } = await completed(scene, changes);
  return scene.send(applications.submit, { body: { applicationId } });
}

export async function approved(scene: Boarding): Promise<Application> {
  const { applicationId } = await submitted(scene);
  return scene.send(applications.approve, { params: { id: applicationId }, body: {} });
}

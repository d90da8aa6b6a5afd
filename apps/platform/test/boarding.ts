import { randomUUID } from 'node:crypto';
import { bankAccountTokens } from '../src/kernel/database/schema/index.ts';
import type { TestApi } from './api.ts';
import { businessTime } from './moments.ts';
import type { TestResponse, TestSession } from './session.ts';
import { usePerson } from './use.ts';

const address = { street: '9 Spruce Street', city: 'Portland', state: 'ME', zip: '04102' };

/** A business with every field of an application filled in. */
export const business = (changes: Readonly<Record<string, unknown>> = {}) => ({
  dbaName: 'Lantern Quay Books',
  legalName: 'Lantern Quay Books LLC',
  billingDescriptor: 'LANTERN QUAY BOOKS',
  taxIdType: 'EIN',
  taxId: '000000000',
  phone: '2075550142',
  email: 'office@lantern-quay.example',
  website: 'https://lantern-quay.example',
  description: 'New and second-hand books.',
  startedOn: '2019-05-04',
  location: address,
  ...changes,
});

export const owner = (changes: Readonly<Record<string, unknown>> = {}) => ({
  firstName: 'Adaeze',
  lastName: 'Okafor',
  title: 'Owner',
  email: 'adaeze@lantern-quay.example',
  phone: '2075550187',
  dateOfBirth: '1984-09-17',
  idType: 'SSN',
  idNumber: '900123456',
  ownership: 100,
  isController: true,
  address,
  ...changes,
});

export const newAccount = (changes: Readonly<Record<string, unknown>> = {}) => ({
  spProductId: 'spp_tidewater',
  ownershipType: 'LLC',
  business: business(),
  owners: [owner()],
  mcc: '5814',
  ...changes,
});

export const send = (
  session: TestSession,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<TestResponse> =>
  session.call(`backoffice/${path}`, { method, ...(body === undefined ? {} : { body }) });

/** An application as its calls return it. */
// oxlint-disable-next-line typescript/no-explicit-any -- as other responses of tests
export type Shown = any;

/** Creates an application and returns it. */
export async function begin(
  session: TestSession,
  changes: Readonly<Record<string, unknown>> = {},
  accounts = 'accounts',
): Promise<Shown> {
  const made = await send(session, 'POST', `${accounts}/new`, newAccount(changes));
  if (!made.body?.success) throw new Error(made.text);
  return (await session.get(`backoffice/${accounts}/${made.body.applicationId}`)).body;
}

/** A bank account token at the simulated bank. @param behavior a return code, for an account that doesn't exist. */
export async function bankToken(
  { open }: TestApi,
  application: Shown,
  behavior: string | null = null,
): Promise<string> {
  const token = `bat_${randomUUID()}`;
  await open.database.insert(bankAccountTokens).values({
    token,
    facilitatorId: 'harbor',
    subMerchantId: application.subMerchantId,
    accountHolderName: 'Lantern Quay Books LLC',
    accountType: 'checking',
    bankName: 'Simulated Bank',
    last4: '6789',
    behavior,
    createdAt: businessTime(),
  });
  return token;
}

export const recordPath = (application: Shown, accounts = 'accounts'): string =>
  `${accounts}/${application.applicationId}/submerchants/${application.subMerchantDocs[0]._id}`;

/** The body that adds a bank account to an application. */
export const bankAccount = (application: Shown, bankAccountToken: string) => ({
  applicationId: application.applicationId,
  subMerchantObjId: application.subMerchantDocs[0]._id,
  accountHolderName: 'Lantern Quay Books LLC',
  accountType: 'checking',
  routingNumber: '110000000',
  bankAccountToken,
});

/** Creates, completes and submits an application. */
export async function submitted(
  api: TestApi,
  session: TestSession,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<Shown> {
  const application = await begin(session, changes);
  const bankAccountToken = await bankToken(api, application);
  const account = bankAccount(application, bankAccountToken);
  await send(session, 'POST', 'accounts/submerchants/payoutbankaccount', account);
  await send(session, 'PUT', recordPath(application), { acknowledged: true });
  const { applicationId } = application;
  const response = await send(session, 'POST', 'accounts/submit', { applicationId });
  if (response.status !== 200) throw new Error(response.text);
  return response.body;
}

/** A form with a CSV file, as a browser sends it. */
export function form(
  file: string | Uint8Array,
  fields: Readonly<Record<string, string>>,
): { readonly body: Uint8Array; readonly headers: Readonly<Record<string, string>> } {
  const boundary = 'test-boundary';
  const head = 'Content-Disposition: form-data; name=';
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\n${head}"${name}"\r\n\r\n${value}\r\n`,
  );
  const open = `--${boundary}\r\n${head}"file"; filename="invites.csv"\r\nContent-Type: text/csv\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(parts.join('') + open),
    Buffer.from(file),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': String(body.length),
  };
  return { body, headers };
}

export const bankPath = 'accounts/submerchants/payoutbankaccount';

export const pathOf = ({ applicationId }: Shown): string => `accounts/${applicationId}`;

interface Staff {
  readonly admin: TestSession;
  readonly underwriter: TestSession;
}

/** Staff's steps, by the users who may take them. */
const steps = ({ admin, underwriter }: Staff) => ({
  show: async (application: Shown): Promise<Shown> =>
    (await admin.get(`backoffice/${pathOf(application)}`)).body,
  approve: (application: Shown) => send(underwriter, 'POST', `${pathOf(application)}/approve`, {}),
  underwrite: (application: Shown) =>
    send(underwriter, 'PUT', `${recordPath(application)}/underwriting-status`, {
      status: 'underwriting',
    }),
  provision: (application: Shown, processor = 'simulator') =>
    send(admin, 'POST', `${recordPath(application)}/processor/provision`, { processor }),
});

/** The users who take a merchant from application to first sale, and staff's steps. */
export interface Boarders extends Staff, ReturnType<typeof steps> {
  readonly provider: TestSession;
}

export function useBoarders(api: TestApi): Boarders {
  const staff = {
    admin: usePerson(api, 'admin@harbor'),
    underwriter: usePerson(api, 'underwriter@harbor'),
  };
  return { ...staff, provider: usePerson(api, 'provider@harbor'), ...steps(staff) };
}

/** A merchant that has completed boarding. */
export async function liveMerchant(
  api: TestApi,
  { provider, show, approve, underwrite, provision }: Boarders,
): Promise<Shown> {
  const application = await submitted(api, provider);
  const { bankAccountToken } = application.payoutBankAccounts[0];
  await send(provider, 'POST', `${bankPath}/getinfo`, { bankAccountToken });
  await approve(application);
  await underwrite(application);
  await provision(application);
  return show(application);
}

import { send } from '../../../test/boarding.ts';
import type { TestHosted } from '../../../test/hosted.ts';
import { call, type TestResponse } from '../../../test/session.ts';

const payHost = 'pay.harbor.localhost';

export const title = ({ text }: TestResponse): string | undefined =>
  /<h1>([^<]*)<\/h1>/.exec(text)?.[1];

/** The answers for the page with ownership type and password. */
export const account = {
  step: 'account',
  ownershipType: 'PrivateCorporation',
  password: 'seven herons at dusk',
};

/** The answers for the business page. */
export const businessFields = {
  'business.legalName': 'Lind & Co LLC',
  'business.dbaName': 'Lind & Co',
  'business.billingDescriptor': 'LIND AND CO',
  'business.description': 'Books and maps.',
  'business.taxIdType': 'EIN',
  'business.taxId': '00-0000000',
  'business.phone': '(207) 555-0142',
  'business.email': 'office@lind.example',
  'business.website': 'lind.example',
  'business.startedOn': '2019-05-04',
  'business.location.street': '9 Spruce Street',
  'business.location.city': 'Portland',
  'business.location.state': 'ME',
  'business.location.zip': '04102',
  mcc: '5814',
};

/** The answers for the page of an owner with three fifths. */
export const ownerFields = {
  'owner.firstName': 'Tove',
  'owner.lastName': 'Lind',
  'owner.title': 'CEO',
  'owner.ownership': '60',
  'owner.dateOfBirth': '1984-09-17',
  'owner.idType': 'SSN',
  'owner.idNumber': '900-12-3456',
  'owner.address.street': '1 Elm',
  'owner.address.city': 'Portland',
  'owner.address.state': 'ME',
  'owner.address.zip': '04102',
};

/** The pages in order; each has a form except the last and the list of owners. */
export const pageNames = [
  'welcome',
  'code',
  'account',
  'business',
  'owner',
  'owners',
  'bank',
  'review',
  'done',
] as const;
export type PageName = (typeof pageNames)[number];

interface Invited {
  readonly email: string;
  readonly id: string;
  readonly path: string;
}

let made = 0;

/** What an invited applicant does, without a browser. */
export const applicant = (hosted: TestHosted) => {
  /** The applicant's cookies. Each invite has its own user, who signs up once. */
  const cookies = new Map<string, string>();
  const cookieOf = (path: string) => {
    const cookie = cookies.get(path.replace(/\?.*/, ''));
    return cookie === undefined ? {} : { cookie };
  };

  const open = (path: string, host = payHost, cookie?: string): Promise<TestResponse> =>
    call(hosted.url, host, path, { headers: cookie === undefined ? cookieOf(path) : { cookie } });

  async function post(
    path: string,
    fields: Readonly<Record<string, string>>,
  ): Promise<TestResponse> {
    const rawBody = new URLSearchParams(fields).toString();
    const headers = {
      ...cookieOf(path),
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(rawBody)),
    };
    const response = await call(hosted.url, payHost, path, { method: 'POST', rawBody, headers });
    const cookie = response.headers.get('set-cookie')?.split(';')[0];
    if (cookie !== undefined) cookies.set(path, cookie);
    return response;
  }

  /** As on another device, or after the e-mail was forwarded. */
  const forgetCookies = () => cookies.clear();

  async function lastMessage(recipient: string): Promise<string> {
    const { rows } = await hosted.open.pool.query<{ body: string }>(
      'select body from outbox where recipient = $1 order by created_at',
      [recipient],
    );
    return rows.at(-1)?.body ?? '';
  }

  const linkOf = async (email: string): Promise<string> =>
    /\/onboarding\/[\w-]{43}/.exec(await lastMessage(email))?.[0] ?? '';

  const codeOf = async (): Promise<string> =>
    /code is (\d{6})/.exec(await lastMessage('2075550142'))?.[1] ?? '';

  /** Sends an invite. @returns the path of its link and its recipient. */
  async function invite(changes: Readonly<Record<string, unknown>> = {}) {
    made += 1;
    const email = `new${made}@merchants.example`;
    const provider = await hosted.signIn('provider@harbor');
    const response = await send(provider, 'POST', 'invites/createAndSend', {
      spProductId: 'spp_tidewater',
      name: 'Tove Lind',
      email,
      businessName: '<b>Lind</b> & Co',
      mobileNumber: '2075550142',
      onboardingFlowTemplateId: 'tidewater-commerce-full',
      ...changes,
    });
    return { email, id: response.body._id, path: await linkOf(email) };
  }

  /** An invite whose applicant has signed up. */
  async function signedUp() {
    const invited = await invite();
    await post(invited.path, { step: 'begin' });
    await post(invited.path, { step: 'code', code: await codeOf() });
    await post(invited.path, account);
    return invited;
  }

  const applicationOf = async (inviteId: string) => {
    const { rows } = await hosted.open.pool.query(
      `select a.application_id, a.status, a.stage, a.identity ->> 'ownershipType' as type
       from applications a join invites i using (application_id) where i.invite_id = $1`,
      [inviteId],
    );
    return rows[0];
  };

  /**
   * The way from an invite to a submitted application.
   * @param look is called with each page's name and address before it is submitted.
   */
  async function walk(look: (name: PageName, path: string) => Promise<void>): Promise<Invited> {
    const invited = await invite();
    const { path } = invited;
    await look('welcome', path);
    await post(path, { step: 'begin' });
    await look('code', path);
    await post(path, { step: 'code', code: await codeOf() });
    await look('account', path);
    await post(path, account);
    await look('business', path);
    await post(path, { step: 'business', ...businessFields });
    await look('owner', path);
    const isController = { 'owner.isController': 'yes' };
    await post(path, { step: 'owner', ...ownerFields, ...isController });
    await look('owners', `${path}?step=owners`);
    await look('bank', path);
    await post(path, { step: 'bank-link', linked: 'open' });
    await look('review', path);
    await post(path, { step: 'submit', terms: 'yes' });
    await look('done', path);
    return invited;
  }

  return { open, post, forgetCookies, linkOf, codeOf, invite, signedUp, walk, applicationOf };
};

/*
 * One file, however long: a line a call, in the order of the contract, of what its fields are filled with and
 * where they are read back. A reader looks for one call, and `kept-fields.test.ts` for one that is missing.
 */
import { expect } from 'vitest';
import { newKey, type TestApi } from './api.ts';
import {
  bankAccount,
  bankToken,
  begin,
  business,
  owner,
  recordPath,
  type Shown,
} from './boarding.ts';
import { tokenOf } from './cards.ts';
import { examplePlan, payingAccount, savedCard } from './commerce-walk.ts';
import { accountOf } from './sale.ts';
import type { TestSession } from './session.ts';

/*
 * Every call that keeps what it is given, and where that is read again. Bodies are filled from the
 * contract; here stand only values that must name something, or keep a rule that the contract's schema
 * cannot tell.
 */

export interface World {
  readonly api: TestApi;
  readonly admin: TestSession;
  readonly manager: TestSession;
  readonly provider: TestSession;
}

export interface Kept {
  readonly by: TestSession;
  /** The address, where the contract's has parameters. */
  readonly path?: string;
  readonly given?: Readonly<Record<string, unknown>>;
  /** What holds the fields afterwards. @param made the call's response. */
  readonly read: (made: Shown) => Promise<Shown>;
  /** Where a field is read, when under another name: a path with dots. */
  readonly as?: Readonly<Record<string, string>>;
  /** What is read in place of what was sent. */
  readonly reads?: Readonly<Record<string, unknown>>;
  /** Fields that are not read again, each with the reason. */
  readonly except?: Readonly<Record<string, string>>;
}

const person = { email: 'kept@mail.example', mobileNumber: '2075550142' };
const address = { street: '1 Kept Street', city: 'Portland', state: 'ME', zip: '04101' };
const tidewater = 'spp_tidewater';
const namesIt = 'says which record is changed';

const of = async (session: TestSession, path: string): Promise<Shown> => {
  const { status, body, text } = await session.get(path);
  if (status !== 200) throw new Error(text);
  return body;
};
const firstOf = async (session: TestSession, path: string): Promise<Shown> =>
  (await of(session, path)).data[0];

const post = async (session: TestSession, path: string, body: unknown): Promise<Shown> => {
  const sent = { method: 'POST' as const, body, headers: { 'idempotency-key': newKey() } };
  const made = await session.call(path, sent);
  if (made.status !== 200) throw new Error(made.text);
  return made.body;
};

const customerOf = (session: TestSession, id: string) =>
  firstOf(session, `reporting/customers?customerId=${id}`);
const newCustomer = async (session: TestSession): Promise<string> =>
  (await post(session, 'backoffice/customers', { subMerchantId: accountOf(session), name: 'Kept' }))
    .customerId;

const invoiceContent = async ({ manager }: World) => ({
  ...person,
  customerId: await newCustomer(manager),
  paymentTerm: 'custom',
  date: '2026-05-01',
  dueDate: '2026-05-20',
  items: [{ description: 'Kept', quantity: 2, unitPrice: 40.5, taxRate: '7', discountRate: '10' }],
  dualPricing: { enabled: true, diffPercentage: '3' },
  shareMethods: ['email'],
});
const invoiceOf = (session: TestSession) => (made: Shown) =>
  of(session, `backoffice/invoices/${made.invoiceId}`);

const customFields = [{ key: 'size', label: 'Size', type: 'text', required: true, options: [] }];

const linkContent = {
  ...person,
  amountOrCart: 'amount',
  amount: 25,
  diffPercentage: '3',
  paymentMethods: ['creditCard'],
  usageType: 'multi_use',
  customFields,
};

const inviteOf = (session: TestSession) => (made: Shown) =>
  firstOf(session, `backoffice/invites?spProductId=${tidewater}&email=${made.email}`);
const invitee = async ({ provider }: World, email: string) => {
  const product = `backoffice/service-provider/spproducts/${tidewater}`;
  const fees = await of(provider, `${product}/feestemplates`);
  const flows = await of(provider, `${product}/onboardingflowtemplates`);
  return {
    email,
    mobileNumber: '2075550142',
    spProductId: tidewater,
    feeTemplateId: (fees.data ?? fees)[0].feeTemplateId,
    onboardingFlowTemplateId: (flows.data ?? flows)[0].onboardingFlowTemplateId,
  };
};

const applicationOf = (session: TestSession, accounts: string) => (made: Shown) =>
  of(session, `backoffice/${accounts}/${made.applicationId}`);

/** The calls of an account's life, by the operator's paths or the provider's. */
function accountLife(area: string, path: string, by: 'admin' | 'provider') {
  return {
    [`applications${area}.create`]: async (world: World): Promise<Kept> => ({
      by: world[by],
      given: {
        spProductId: tidewater,
        ownershipType: 'LLC',
        business: business({ dbaName: 'Kept' }),
        owners: [owner()],
        mcc: '5814',
        inviteId: undefined,
      },
      read: applicationOf(world[by], path),
      as: {
        business: 'identity.business',
        owners: 'identity.owners',
        mcc: 'subMerchantDocs.0.mcc',
        ownershipType: 'identity.ownershipType',
      },
      reads: by === 'provider' ? masked : {},
      except: { inviteId: 'is of the invite: an invite names the application it led to' },
    }),
    [`applications${area}.update`]: async (world: World): Promise<Kept> => {
      const { applicationId } = await begin(world[by], {}, path);
      return {
        by: world.admin,
        path: `backoffice/${path}/${applicationId}`,
        given: {
          features: { payLinks: { enabled: true } },
          settings: {
            payoutSchedule: 'weekly',
            payoutThreshold: 7,
            notificationEmail: person.email,
            sendReceipts: true,
            dualPricing: { enabled: true, diffPercentage: '3' },
          },
          isSuspended: undefined,
          status: undefined,
          reason: undefined,
        },
        read: async () => {
          // The facilitator's notes and rules are not the provider's to read.
          const application = await applicationOf(world.admin, 'accounts')({ applicationId });
          const noted = application.logs.find((log: Shown) => log.note !== null);
          return { ...application, note: noted?.note };
        },
        except: {
          status: 'moves the account',
          isSuspended: 'moves the account',
          reason: 'goes with a move',
        },
      };
    },
    [`applications${area}.updateSubMerchant`]: async (world: World): Promise<Kept> => {
      const one = await begin(world[by], {}, path);
      return {
        by: world.admin,
        path: `backoffice/${recordPath(one, path)}`,
        given: {
          business: changed,
          owners: [changedOwner],
          fees: { percentage: '2.5', fixed: 0.3, dispute: 15, reserve: '5' },
          mcc: '5812',
          riskRules: [
            { ruleId: 'rul_harbor_large_payment', enabled: true, params: { maximum: 70 } },
          ],
        },
        read: () => applicationOf(world.admin, 'accounts')(one),
        as: {
          business: 'identity.business',
          owners: 'identity.owners',
          mcc: 'subMerchantDocs.0.mcc',
          fees: 'subMerchantDocs.0.fees',
          riskRules: 'subMerchantDocs.0.riskRules',
          cybersource: 'subMerchantDocs.0.cybersource',
          decisionManager: 'subMerchantDocs.0.decisionManager',
          acknowledged: 'rules.acknowledged',
        },
      };
    },
    [`provisioning${area}.setOwnershipType`]: async (world: World): Promise<Kept> => {
      const one = await begin(world[by], {}, path);
      return {
        by: world[by],
        path: `backoffice/${recordPath(one, path)}/ownership-type`,
        given: { ownershipType: 'NonProfit' },
        read: () => applicationOf(world[by], path)(one),
        as: { ownershipType: 'identity.ownershipType' },
      };
    },
    [`provisioning${area}.setRiskMetrics`]: async (world: World): Promise<Kept> => {
      const one = await begin(world[by], {}, path);
      return {
        by: world.admin,
        path: `backoffice/${recordPath(one, path)}/risk-metrics`,
        given: { monthlyVolume: 5000, averageTicket: 24.5, highestTicket: 900 },
        read: async () =>
          (await applicationOf(world.admin, 'accounts')(one)).subMerchantDocs[0].riskMetrics,
      };
    },
    [`payoutAccounts${area}.add`]: async (world: World): Promise<Kept> => {
      const one = await begin(world[by], {}, path);
      const token = await bankToken(world.api, one);
      return {
        by: world[by],
        given: bankAccount(one, token),
        read: async () => (await applicationOf(world[by], path)(one)).payoutBankAccounts[0],
        except: { routingNumber: 'checked against the token, and shown to nobody' },
      };
    },
  };
}
const changed = business({ dbaName: 'Kept again', description: 'Kept.', location: address });
const changedOwner = owner({ firstName: 'Kept', address });
const hidden = expect.stringMatching(/^•/);
const masked = {
  business: { ...business({ dbaName: 'Kept' }), taxId: hidden },
  owners: [{ ...owner(), idNumber: hidden }],
};

export const kept: Readonly<Record<string, (world: World) => Promise<Kept>>> = {
  'customers.create': async ({ manager }) => ({
    by: manager,
    given: { ...person, subMerchantId: accountOf(manager), state: 'ME', zip: '04101' },
    read: (made) => customerOf(manager, made.customerId),
  }),
  'customers.update': async ({ manager }) => {
    const id = await newCustomer(manager);
    return {
      by: manager,
      path: `backoffice/customers/${id}`,
      given: { ...person, state: 'ME', zip: '04101' },
      read: () => customerOf(manager, id),
    };
  },
  'customers.addCard': async ({ manager, api }) => {
    const id = await newCustomer(manager);
    return {
      by: manager,
      path: `backoffice/customers/${id}/creditcards`,
      given: { token: await tokenOf(api.open) },
      read: async () => (await customerOf(manager, id)).creditCards[0],
    };
  },
  'bankAccounts.add': async ({ manager }) => {
    const id = await newCustomer(manager);
    const holder = { accountHolderName: 'Kept', ...payingAccount };
    const { token } = await post(manager, 'backoffice/transactions/echeck/tokenize', {
      subMerchantId: accountOf(manager),
      ...holder,
    });
    return {
      by: manager,
      path: `backoffice/customers/${id}/bankaccounts`,
      given: { token },
      read: async () => (await customerOf(manager, id)).bankAccounts[0],
      except: { accountHolderName: 'goes with the account to the bank; shown to nobody' },
    };
  },

  'invoices.create': async (world) => ({
    by: world.manager,
    given: {
      ...(await invoiceContent(world)),
      subMerchantId: accountOf(world.manager),
      invoiceNumber: 'KEPT-1',
      status: 'Draft',
    },
    read: invoiceOf(world.manager),
  }),
  'invoices.update': async (world) => {
    const { manager } = world;
    const subMerchantId = accountOf(manager);
    const draft = { subMerchantId, status: 'Draft', date: '2026-04-01', items: [] };
    const { invoiceId } = await post(manager, 'backoffice/invoices', draft);
    return {
      by: manager,
      path: `backoffice/invoices/${invoiceId}`,
      given: { ...(await invoiceContent(world)), invoiceNumber: 'KEPT-2', status: 'Created' },
      read: () => invoiceOf(manager)({ invoiceId }),
    };
  },

  'paymentLinks.create': async ({ manager }) => ({
    by: manager,
    given: {
      ...linkContent,
      sessionId: undefined,
      paymentLinkTemplateId: (await firstOf(manager, templates)).paymentLinkTemplateId,
      subMerchantId: accountOf(manager),
      customerId: await newCustomer(manager),
    },
    read: (made) => of(manager, `backoffice/paymentlink/${made.sessionId}`),
    as: { diffPercentage: 'dualPricing.diffPercentage' },
    reads: { expiresAt: '2026-05-01T16:00:00.000Z' },
    except: { sessionId: namesIt },
  }),
  'paymentLinkTemplates.create': async ({ manager }) => ({
    by: manager,
    given: {
      subMerchantIds: [accountOf(manager)],
      fields: (await firstOf(manager, templates)).fields,
      customFields,
    },
    read: (made) => templateOf(manager, made.paymentLinkTemplateId),
  }),
  'paymentLinkTemplates.update': async ({ manager }) => {
    const { fields, cartItems, callToActionLabel, transactionMessages } = await firstOf(
      manager,
      templates,
    );
    const { paymentLinkTemplateId } = await post(manager, templates, {
      fields,
      cartItems,
      callToActionLabel,
      transactionMessages,
      customFields: [],
      name: 'Before',
      subMerchantIds: [accountOf(manager)],
    });
    return {
      by: manager,
      given: {
        paymentLinkTemplateId,
        fields: fields.toReversed(),
        customFields,
        subMerchantIds: [accountOf(manager)],
      },
      read: () => templateOf(manager, paymentLinkTemplateId),
      reads: { fields: expect.arrayContaining(fields) },
    };
  },
  'plans.create': async ({ manager, admin }) => ({
    by: admin,
    given: {
      ...examplePlan,
      description: 'Kept',
      subTitle: 'Kept',
      subMerchantId: accountOf(manager),
    },
    read: (made) => of(admin, `subscriptions/plans/${made.planId}`),
  }),
  'plans.update': async ({ manager, admin }) => {
    const plan = { ...examplePlan, subMerchantId: accountOf(manager) };
    const { planId } = await post(admin, 'subscriptions/plan/create', plan);
    return {
      by: admin,
      path: `subscriptions/plan/update/${planId}`,
      given: {
        schedules: examplePlan.schedules.slice(1),
        cancelOptions: { byPayer: false, takesEffect: 'immediately', noticeDays: 7 },
      },
      read: () => of(admin, `subscriptions/plans/${planId}`),
    };
  },
  'installments.create': async (world) => {
    const { customerId, token } = await savedCard(world, world.manager);
    return {
      by: world.manager,
      given: {
        subMerchantId: accountOf(world.manager),
        customerId,
        token,
        totalAmount: 100,
        downPayment: 10,
        firstDueOn: '2027-05-04',
      },
      read: (made) => of(world.manager, `backoffice/installments/${made.installmentId}`),
    };
  },
  'installments.update': async (world) => {
    const { manager, api } = world;
    const { customerId, token } = await savedCard(world, manager);
    const other = await tokenOf(api.open);
    await post(manager, `backoffice/customers/${customerId}/creditcards`, {
      token: other,
      cardHolderName: 'Kept',
    });
    const { installmentId } = await post(manager, 'backoffice/installments', {
      subMerchantId: accountOf(manager),
      customerId,
      token,
      totalAmount: 100,
      count: 4,
      frequency: 'monthly',
      firstDueOn: '2027-05-04',
    });
    return {
      by: manager,
      path: `backoffice/installments/${installmentId}`,
      given: { token: other },
      read: () => of(manager, `backoffice/installments/${installmentId}`),
    };
  },

  'transactions.saleCard': async ({ manager, api }) => ({
    by: manager,
    given: {
      subMerchantId: accountOf(manager),
      token: await tokenOf(api.open),
      customerId: await newCustomer(manager),
      amount: 70,
      taxAmount: 5,
      standardAmount: undefined,
      source: 'backoffice',
      billingAddress: address,
    },
    read: async (made) =>
      firstOf(manager, `reporting/transactions?transactionId=${made.transactionId}`),
    as: { billingAddress: 'billingStreet' },
    reads: { billingAddress: address.street },
    except: {
      capture: 'says what is done: a sale or an authorization',
      token: 'the card is shown by its last four digits',
      standardAmount: 'of accounts with two prices alone, whose own test sees it',
    },
  }),
  'echecks.sale': async ({ manager }) => {
    const subMerchantId = accountOf(manager);
    const { token } = await post(manager, 'backoffice/transactions/echeck/tokenize', {
      subMerchantId,
      accountHolderName: 'Kept',
      ...payingAccount,
    });
    return {
      by: manager,
      given: {
        subMerchantId,
        token,
        customerId: await newCustomer(manager),
        amount: 74,
        taxAmount: 5,
        standardAmount: undefined,
        source: 'backoffice',
      },
      read: (made) =>
        firstOf(manager, `reporting/transactions?transactionId=${made.transactionId}`),
      as: { accountHolderName: 'cardHolderName' },
      except: {
        token: 'the account is shown by its last four digits',
        standardAmount: 'of accounts with two prices alone, whose own test sees it',
      },
    };
  },
  'transactions.update': async ({ manager, api }) => {
    const { transactionId } = await post(manager, 'backoffice/transactions/creditcard/sale', {
      subMerchantId: accountOf(manager),
      token: await tokenOf(api.open),
      amount: 71,
      cardHolderName: 'Kept',
      billingAddress: address,
    });
    return {
      by: manager,
      path: `backoffice/transactions/${transactionId}`,
      read: () => firstOf(manager, `reporting/transactions?transactionId=${transactionId}`),
    };
  },
  'transactions.setCustomer': async ({ manager, api }) => {
    const { transactionId } = await post(manager, 'backoffice/transactions/creditcard/sale', {
      subMerchantId: accountOf(manager),
      token: await tokenOf(api.open),
      amount: 73,
      cardHolderName: 'Kept',
      billingAddress: address,
    });
    return {
      by: manager,
      path: `backoffice/transactions/${transactionId}/customers`,
      given: { customerId: await newCustomer(manager) },
      read: () => firstOf(manager, `reporting/transactions?transactionId=${transactionId}`),
    };
  },
  'payouts.create': async ({ admin }) => {
    const rich = await firstOf(admin, 'reporting/balance?sort=-available&pageSize=1');
    return {
      by: admin,
      given: {
        subMerchantId: rich.subMerchantId,
        processor: 'simulatorEcheck',
        type: 'merchant',
        amount: 1.5,
      },
      read: (made) => firstOf(admin, `reporting/payouts/instructions?payoutId=${made.payoutId}`),
    };
  },
  'comments.set': async ({ admin }) => ({
    by: admin,
    given: { _id: undefined, modelName: 'applications', modelId: 'app_0001' },
    read: () => asked(admin, 'foundation/comments/get?modelName=applications&modelId=app_0001'),
    except: { _id: namesIt },
  }),
  'tags.createDefinition': async ({ admin }) => ({
    by: admin,
    read: (made) => definitionOf(admin, made._id),
  }),
  'tags.updateDefinition': async ({ admin }) => {
    const body = { name: 'Keep', color: 'blue', scope: 'subMerchant' };
    const { _id } = await post(admin, 'foundation/tags/definitions/create', body);
    return { by: admin, given: { _id, name: 'Kept again' }, read: () => definitionOf(admin, _id) };
  },
  'tags.create': async ({ admin }) => {
    const body = { name: 'Keep this', color: 'blue', scope: 'subMerchant' };
    const { _id } = await post(admin, 'foundation/tags/definitions/create', body);
    return {
      by: admin,
      given: { tagDefinitionId: _id, modelId: 'sm_0001' },
      read: async (made) =>
        asked(admin, 'foundation/tags/get?pageSize=100', (tag) => tag._id === made._id),
    };
  },
  'riskRules.create': async ({ admin }) => ({
    by: admin,
    given: rule,
    read: (made) => of(admin, `risk/rules/${made.ruleId}`),
  }),
  'riskRules.update': async ({ admin }) => {
    const { ruleId } = await post(admin, 'risk/rules', { ...rule, name: 'Before' });
    return {
      by: admin,
      given: { ...rule, ruleId, enabled: false, severity: 'high', params: { maximum: 70 } },
      read: () => of(admin, `risk/rules/${ruleId}`),
    };
  },
  'invites.create': async (world) => ({
    by: world.provider,
    given: await invitee(world, 'kept.one@mail.example'),
    read: inviteOf(world.provider),
  }),
  'invites.createAndSend': async (world) => ({
    by: world.provider,
    given: await invitee(world, 'kept.two@mail.example'),
    read: inviteOf(world.provider),
  }),
  'invites.update': async (world) => {
    const path = 'backoffice/invites';
    const before = { spProductId: tidewater, name: 'Before', email: 'kept.three@mail.example' };
    const { _id } = await post(world.provider, path, before);
    return {
      by: world.provider,
      path: `${path}/${_id}`,
      given: await invitee(world, 'kept.four@mail.example'),
      read: () => inviteOf(world.provider)({ email: 'kept.four@mail.example' }),
    };
  },
  'apiKeys.create': async ({ provider }) => ({
    by: provider,
    given: { spProductId: tidewater, abilities: ['sidebar.invites'], subMerchantIds: ['sm_0001'] },
    read: (made) => keyOf(provider, made._id),
  }),
  'apiKeys.update': async ({ provider }) => {
    const path = 'backoffice/service-provider/apiusers';
    const { _id } = await post(provider, path, { spProductId: tidewater, name: 'Before' });
    return {
      by: provider,
      path: `${path}/${_id}`,
      given: {
        spProductId: tidewater,
        abilities: ['sidebar.invites'],
        subMerchantIds: ['sm_0001'],
        rotate: undefined,
      },
      read: () => keyOf(provider, _id),
      except: { rotate: 'makes another key of it' },
    };
  },
  'products.updateBranding': async ({ provider }) => ({
    by: provider,
    path: `backoffice/service-provider/spproducts/${tidewater}/branding`,
    given: {
      spProductName: 'Tidewater',
      squareLogoUrl: 'https://cdn.tidewater.example/kept.png',
      primaryColor: '#004466',
      termsUrl: 'https://www.tidewater.example/kept-terms',
      privacyUrl: 'https://www.tidewater.example/kept-privacy',
    },
    read: async () => (await productOf(provider)).branding,
  }),
  'products.updateWebhook': async ({ provider }) => ({
    by: provider,
    path: `backoffice/service-provider/spproducts/${tidewater}/webhook`,
    given: {
      url: 'https://hooks.tidewater.example/kept',
      events: ['payment.succeeded'],
      rotateSecret: undefined,
    },
    read: async () => (await productOf(provider)).webhook,
    except: { rotateSecret: 'makes another secret' },
  }),
  'tokenization.setRateLimit': async ({ admin }) => ({
    by: admin,
    read: () => of(admin, 'backoffice/tokenization/ratelimit'),
  }),
  'users.create': async ({ admin }) => ({
    by: admin,
    given: {
      username: 'kept@harbor',
      email: 'kept@harbor.example',
      memberships: undefined,
      roles: ['service-provider'],
      productIds: ['spp_clinicline'],
      subMerchantIds: undefined,
      password: 'a pier in october 9',
    },
    read: (made) => of(admin, `users/${made.id}`),
    except: {
      password: 'shown to nobody',
      roles: 'read as the entries of acl, one a place',
      memberships: 'the same as roles and their places, one by one',
      subMerchantIds: 'belongs to other roles than productIds',
    },
  }),
  'users.update': async ({ admin }) => {
    const { id } = await post(admin, 'users', {
      username: 'before@harbor',
      name: 'Before',
      email: 'before@harbor.example',
      roles: ['service-provider'],
      productIds: ['spp_clinicline'],
      password: 'a pier in october 9',
    });
    return {
      by: admin,
      path: `users/${id}`,
      given: {
        username: 'after@harbor',
        email: 'after@harbor.example',
        memberships: undefined,
        roles: ['service-provider'],
        productIds: ['spp_tidewater'],
        subMerchantIds: undefined,
        timeZone: 'Asia/Tokyo',
        theme: { sidebarMini: true, sidebarColor: 'white', mode: 'dark', primaryColor: '#004466' },
      },
      read: () => of(admin, `users/${id}`),
      as: { timeZone: 'preferences.timeZone' },
      except: {
        roles: 'read as the entries of acl, one a place',
        memberships: 'the same as roles and their places, one by one',
        subMerchantIds: 'belongs to other roles than productIds',
      },
    };
  },
  'users.saveReportSettings': async ({ admin }) => ({
    by: admin,
    given: {
      report: 'transactions',
      parent: 'kept',
      filters: { status: ['settled'] },
      columns: ['amount'],
      pagination: { pageSize: 25 },
    },
    read: async (made) => made.reports.kept.transactions,
    except: {
      report: 'says where it is kept',
      parent: 'says where it is kept',
    },
  }),
  ...accountLife('', 'accounts', 'admin'),
  ...accountLife('Center', 'accounts/center', 'provider'),
};

const rule = {
  name: 'Kept',
  enabled: true,
  action: 'alert',
  severity: 'low',
  subMerchantIds: ['sm_0001'],
  kind: 'amount-limit',
  params: { maximum: 9000.5 },
};
/** Of a list that is asked for by POST. */
async function asked(
  session: TestSession,
  path: string,
  isSought: (row: Shown) => boolean = () => true,
): Promise<Shown> {
  const page = await post(session, path, undefined);
  return (page.data ?? page).find(isSought);
}
const definitionOf = (session: TestSession, id: string): Promise<Shown> =>
  asked(session, 'foundation/tags/definitions/get?pageSize=100', ({ _id }) => _id === id);
const templates = 'backoffice/paymentlink/templates';
const templateOf = async (session: TestSession, id: string): Promise<Shown> =>
  (await of(session, `${templates}?pageSize=100`)).data.find(
    (one: Shown) => one.paymentLinkTemplateId === id,
  );
const keyOf = async (session: TestSession, id: string): Promise<Shown> =>
  (await of(session, 'backoffice/service-provider/apiusers?pageSize=100')).data.find(
    ({ _id }: Shown) => _id === id,
  );
const productOf = async (session: TestSession): Promise<Shown> =>
  (await of(session, 'backoffice/service-provider/spproducts')).data.find(
    ({ spProductId }: Shown) => spProductId === tidewater,
  );

const each = (reason: string, ...calls: readonly string[]) =>
  Object.fromEntries(calls.map((call) => [call, reason]));

/** The calls of an account's life, by the operator's paths and by the provider's. */
const bothPaths = (area: string, ...calls: readonly string[]): string[] =>
  calls.flatMap((call) => [`${area}.${call}`, `${area}Center.${call}`]);

/** Calls with a body that is not read again, each with the reason. */
export const readsNowhere: Readonly<Record<string, string>> = {
  ...each(
    'moves what is there to another state; tests of machines see it',
    ...bothPaths('applications', 'open', 'submit', 'approve'),
    ...bothPaths('provisioning', 'activate', 'setApplePay', 'setECheck', 'setDefault', 'provision'),
    ...bothPaths('provisioning', 'reset', 'setUnderwritingStatus'),
    ...bothPaths('payoutAccounts', 'prefer'),
    'applications.clearCheck',
    'invoices.send',
    'invoices.void',
    'paymentLinks.deactivate',
    'payouts.acknowledge',
    'payouts.bulkAcknowledge',
    'payouts.bulkUnacknowledge',
    'payouts.hold',
    'echecks.setStatus',
    'transactions.setStatus',
    'alerts.acknowledge',
    'alerts.batchAcknowledge',
    'alerts.batchDiscard',
    'alerts.batchUnacknowledge',
    'alerts.bulkAcknowledge',
    'alerts.bulkUnacknowledge',
    'alerts.discard',
    'alerts.unacknowledge',
    'notifications.acknowledge',
    'outcomes.acknowledge',
    'reconciliation.resolve',
    'subscriptions.activate',
    'subscriptions.deactivate',
    'plans.activate',
    'plans.deactivate',
    'customers.setDefaultCard',
    'tokenization.convertToPermanent',
    'products.orderOnboardingFlowTemplates',
  ),
  ...each(
    'moves money of what is there; tests of payments and of the ledger see it',
    ...bothPaths('funds', 'release'),
    'transactions.captureCard',
    'transactions.refundCard',
    'transactions.voidCard',
    'echecks.refund',
    'echecks.void',
  ),
  ...each(
    'signs on, or opens something for minutes',
    'auth.devLogin',
    'auth.loginAs',
    'auth.logout',
    'auth.sso',
    'tokenization.generateContext',
    'tokenization.applePayTestToken',
    'tokenizationSessions.authorize',
    'echecks.tokenize',
    'previews.create',
    'previews.update',
  ),
  ...each(
    'asks, or has something done, and keeps nothing itself',
    ...bothPaths('applications', 'raw'),
    ...bothPaths('provisioning', 'runChecks'),
    ...bothPaths('payoutAccounts', 'getInfo'),
    'transactions.binLookup',
    'transactions.sendReceipt',
    'operations.runNow',
    'operations.syncTransactions',
    'metrics.runRule',
    'metrics.testRun',
    'plans.invite',
  ),
  ...each(
    'says only which records it is about',
    ...bothPaths('applications', 'clone'),
    'tags.remove',
    'plans.remove',
    'subscriptions.changeCard',
    'users.addProduct',
  ),
  'invites.addMerchant': 'takes the invitee from the merchant: the same fields as createAndSend',
  'invites.upload': 'a file, whose rows its own tests read',
  'users.changePassword': 'shown to nobody',
};

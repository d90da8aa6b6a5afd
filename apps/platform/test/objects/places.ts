import type { Pool } from 'pg';

/*
 * One object of each kind in each of five places, to test access to them. Each is a copy of a seeded row with a new id
 * and owner.
 */

/** The owners of objects. */
export const places = [
  /** The account where the merchant's demo users work; under the product spp_tidewater. */
  'own',
  /** Another account of the same product, where none of them works. */
  'otherMerchant',
  /** An account of the facilitator's other product. */
  'otherProduct',
  /** An account of the other facilitator. */
  'otherFacilitator',
  /** The demo applicant's application, under spp_tidewater. */
  'application',
] as const;
export type Place = (typeof places)[number];

/** Ids of one place's objects by kind; the keys are the names allowed in `{…}`. */
export type ObjectIds = Readonly<Record<string, string>>;

interface Owner {
  readonly facilitator_id: string;
  readonly sp_product_id: string;
  readonly sub_merchant_id: string;
  readonly application_id: string;
  readonly sub_merchant_obj_id: string;
  readonly slug: string;
}

const ownerColumns = `s.facilitator_id, s.sp_product_id, s.sub_merchant_id, s.application_id,
  s.sub_merchant_obj_id, p.slug`;

const placeOf = (userId: string) =>
  `(select place_id from memberships where user_id = '${userId}' order by place_id limit 1)`;
const isLive = `exists (select 1 from applications a
  where a.application_id = s.application_id and a.status = 'active')
  and not exists (select 1 from memberships m where s.sub_merchant_id = m.place_id
    and m.user_id like 'usr_harbor_%')`;

const conditions: Readonly<Record<Place, string>> = {
  own: `s.sub_merchant_id = ${placeOf('usr_harbor_employee')}`,
  otherMerchant: `s.sp_product_id = 'spp_tidewater' and ${isLive}`,
  otherProduct: `s.sp_product_id = 'spp_clinicline' and ${isLive}`,
  otherFacilitator: `s.facilitator_id = 'juniper' and ${isLive}`,
  application: `s.sub_merchant_id = ${placeOf('usr_harbor_applicant')}`,
};

async function ownerOf(pool: Pool, place: Place): Promise<Owner> {
  const { rows } = await pool.query<Owner>(
    `select ${ownerColumns} from sub_merchants s join sp_products p using (sp_product_id)
     where ${conditions[place]} order by s.sub_merchant_id limit 1`,
  );
  const [owner] = rows;
  if (!owner) throw new Error(`The seed has no account for ${place}.`);
  return owner;
}

/** What to copy: the table, its key, and changes that make the copy usable for calls. */
const kinds: Readonly<
  Record<
    string,
    readonly [
      table: string,
      key: string,
      changes?: (owner: Owner, id: (kind: string) => string) => Readonly<Record<string, unknown>>,
      like?: string,
    ]
  >
> = {
  user: [
    'users',
    'user_id',
    (owner, id) => ({
      username: `${id('user')}@${owner.facilitator_id}`,
      email: `${id('user')}@mail.example`,
    }),
    "user_id = 'usr_harbor_employee'",
  ],
  applicant: [
    'users',
    'user_id',
    (owner, id) => ({
      username: `${id('applicant')}@${owner.facilitator_id}`,
      email: `${id('applicant')}@mail.example`,
    }),
    "user_id = 'usr_harbor_applicant'",
  ],
  customer: ['customers', 'customer_id'],
  card: ['card_tokens', 'token', () => ({ customer_id: null, expires_at: null, deleted_at: null })],
  savedCard: [
    'card_tokens',
    'token',
    (_owner, id) => ({ customer_id: id('customer'), deleted_at: null }),
  ],
  bankToken: [
    'bank_account_tokens',
    'token',
    () => ({ customer_id: null, expires_at: null, deleted_at: null }),
  ],
  savedBankToken: [
    'bank_account_tokens',
    'token',
    (_owner, id) => ({ customer_id: id('customer'), deleted_at: null }),
  ],
  check: [
    'account_checks',
    'check_id',
    () => ({ kind: 'sanctions', result: 'fail', ran_at: '2000-01-01' }),
  ],
  payoutToken: ['payout_bank_accounts', 'bank_account_token', () => ({ is_preferred: false })],
  tokenSession: [
    'token_sessions',
    'token_session_id',
    () => ({ status: 'open', expires_at: '2100-01-01' }),
  ],
  payment: [
    'transactions',
    'transaction_id',
    (_owner, id) => ({ root_transaction_id: id('payment'), processor_reference: id('payment') }),
    "operation = 'sale' and status = 'declined' and payment_type <> 'eCheck'",
  ],
  echeck: [
    'transactions',
    'transaction_id',
    (_owner, id) => ({
      root_transaction_id: id('echeck'),
      processor_reference: id('echeck'),
      status: 'voided',
    }),
    "operation = 'sale' and payment_type = 'eCheck'",
  ],
  invoice: [
    'invoices',
    'invoice_id',
    (_owner, id) => ({
      invoice_number: id('invoice'),
      status: 'Draft',
      is_deleted: false,
      customer_id: null,
      transaction_id: null,
      hosted_session_id: null,
    }),
  ],
  template: [
    'payment_link_templates',
    'payment_link_template_id',
    (owner) => ({ sub_merchant_ids: [owner.sub_merchant_id] }),
  ],
  link: [
    'hosted_sessions',
    'session_id',
    () => ({ status: 'created', expires_at: null }),
    "source = 'paymentlink'",
  ],
  plan: ['plans', 'plan_id', () => ({ status: 'active' })],
  lonePlan: ['plans', 'plan_id', () => ({ status: 'active' })],
  subscription: [
    'subscriptions',
    'subscription_id',
    (_owner, id) => ({ plan_id: id('plan'), customer_id: id('customer'), status: 'active' }),
  ],
  installment: ['installments', 'installment_id', () => ({ is_agreed: true, status: 'active' })],
  delivery: ['webhook_deliveries', 'webhook_id', () => ({ status: 'delivered' })],
  difference: [
    'reconciliation_differences',
    'difference_id',
    () => ({ status: 'open', resolved_at: null }),
  ],
  payout: ['payouts', 'payout_id', () => ({ status: 'pending' })],
  rule: ['risk_rules', 'rule_id', () => ({ sub_merchant_ids: [], deleted_at: null })],
  alert: ['alerts', 'alert_id', () => ({ status: 'unacknowledged' })],
  notification: [
    'notification_events',
    'notification_event_id',
    () => ({ audience: 'account', kind: 'payout-failed' }),
  ],
  tagDefinition: [
    'tag_definitions',
    'tag_definition_id',
    (_owner, id) => ({ name: id('tagDefinition'), scope: 'subMerchant', is_active: true }),
  ],
  tag: [
    'tags',
    'tag_id',
    (owner, id) => ({
      tag_definition_id: id('tagDefinition'),
      model_id: `${owner.sub_merchant_id}-x`,
    }),
  ],
  processorSession: ['processor_sessions', 'session_id'],
  invite: [
    'invites',
    'invite_id',
    (_owner, id) => ({ status: 'created', email: `${id('invite')}@mail.example`, link_hash: null }),
  ],
  apiKey: [
    'api_keys',
    'api_user_id',
    (_owner, id) => ({ status: 'active', secret_hash: id('apiKey') }),
  ],
};

/** Columns of a table that are not generated. */
async function columnsOf(pool: Pool, table: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows.map(({ name }) => name);
}

async function plant(pool: Pool, place: Place): Promise<ObjectIds> {
  const owner = await ownerOf(pool, place);
  const id = (kind: string) => `${kind}-${place}`;
  for (const [kind, [table, key, changes, like = 'true']] of Object.entries(kinds)) {
    const copy = { ...owner, ...changes?.(owner, id), [key]: id(kind) };
    const columns = await columnsOf(pool, table);
    const { rowCount } = await pool.query(
      `insert into ${table} (${columns.join(', ')})
       select ${columns.map((column) => `copied.${column}`).join(', ')}
       from (select * from ${table} where ${like} limit 1) one,
         lateral jsonb_populate_record(null::${table}, to_jsonb(one) || $1::jsonb) as copied`,
      [JSON.stringify(copy)],
    );
    if (rowCount !== 1) throw new Error(`The seed has no row of ${table} to copy for ${kind}.`);
  }
  const held = [
    ['user', 'employee', 'account', owner.sub_merchant_id],
    ['user', 'service-provider', 'product', owner.sp_product_id],
    ['applicant', 'applicant', 'account', owner.sub_merchant_id],
  ] as const;
  for (const [kind, role, placeKind, placeId] of held) {
    await pool.query(
      `insert into memberships (user_id, role, place_kind, place_id, force_password_reset, created_at)
       values ($1, $2, $3, $4, false, now())`,
      [id(kind), role, placeKind, placeId],
    );
  }
  await pool.query(
    `update payment_link_templates
     set content = jsonb_set(content, '{subMerchantIds}', to_jsonb(sub_merchant_ids))
     where payment_link_template_id = $1`,
    [id('template')],
  );
  return {
    ...Object.fromEntries(Object.keys(kinds).map((kind) => [kind, id(kind)])),
    account: owner.sub_merchant_id,
    application: owner.application_id,
    record: owner.sub_merchant_obj_id,
    product: owner.sp_product_id,
    slug: owner.slug,
  };
}

/** Plants every object in every place. */
export async function plantObjects(pool: Pool): Promise<Readonly<Record<Place, ObjectIds>>> {
  return {
    own: await plant(pool, 'own'),
    otherMerchant: await plant(pool, 'otherMerchant'),
    otherProduct: await plant(pool, 'otherProduct'),
    otherFacilitator: await plant(pool, 'otherFacilitator'),
    application: await plant(pool, 'application'),
  };
}

/** The same keys with an id that doesn't exist. */
export const nothing: ObjectIds = new Proxy({}, { get: () => 'none-such' });

/** A different missing id for each kind, since a response may name the fields that contain one. */
export const absent: ObjectIds = new Proxy({}, { get: (_, kind) => `none-such-${String(kind)}` });

import type { RecordKind } from '@payfac/api/contract';
import type { Pool } from 'pg';

/**
 * Records each table that rows are written to; rolled-back writes don't count.
 * @returns the tables written to since the last call, sorted.
 */
export async function noteWrittenTables(pool: Pool): Promise<() => Promise<readonly string[]>> {
  await pool.query(`
    create unlogged table written_tables (name text primary key);
    create function note_written_table() returns trigger language plpgsql as $$
      begin
        insert into written_tables values (tg_table_name) on conflict do nothing;
        return null;
      end $$;
    do $$
      declare name text;
      begin
        for name in select tablename from pg_tables
                     where schemaname = 'public' and tablename <> 'written_tables' loop
          execute format('create trigger note_written after insert or update or delete on %I
                          for each row execute function note_written_table()', name);
        end loop;
      end $$`);
  return async () => {
    const { rows } = await pool.query<{ name: string }>(
      'delete from written_tables returning name',
    );
    return rows.map(({ name }) => name).toSorted();
  };
}

/** The kind of record in each table; null when no call shows its rows on their own. */
export const kindOfTable: Readonly<Record<string, RecordKind | null>> = {
  account_checks: 'accounts',
  acting_sessions: null,
  alerts: 'alerts',
  api_keys: 'apiKeys',
  // Every call is logged, so a log never shows the call that reads it.
  api_logs: null,
  applications: 'accounts',
  // Cards and bank accounts are shown with the customers who saved them.
  bank_account_tokens: null,
  batches: 'reconciliation',
  bearer_sessions: null,
  card_tokens: null,
  clock: null,
  comments: 'comments',
  customers: 'customers',
  disputes: 'disputes',
  facilitators: 'facilitators',
  factor_resets: 'users',
  factors: 'users',
  hosted_payments: 'hostedSessions',
  hosted_sessions: 'hostedSessions',
  idempotency_keys: null,
  installment_payments: 'installments',
  installments: 'installments',
  invites: 'invites',
  invoices: 'invoices',
  ledger_entries: 'ledger',
  ledger_tallies: 'ledger',
  limit_windows: null,
  loans: 'capital',
  memberships: 'users',
  migrations: null,
  notification_events: 'notifications',
  onboarding_drafts: 'invites',
  outbox: null,
  passkey_challenges: null,
  password_history: null,
  payment_link_templates: 'paymentLinkTemplates',
  payout_bank_accounts: 'accounts',
  payouts: 'payouts',
  plans: 'plans',
  platform_keys: null,
  previews: null,
  // Written along with the call to a processor, and after it.
  processor_sessions: null,
  referrals: 'capital',
  report_preferences: null,
  risk_evaluations: 'transactions',
  risk_rules: 'riskRules',
  seed_runs: null,
  settlement_file_lines: 'reconciliation',
  settlement_files: 'reconciliation',
  recovery_codes: 'users',
  reconciliation_differences: 'reconciliation',
  sign_in_steps: null,
  sign_ons: null,
  sign_on_throttles: null,
  sms_codes: null,
  sp_products: 'products',
  sub_merchants: 'accounts',
  subscriptions: 'subscriptions',
  tag_definitions: 'tags',
  tags: 'tags',
  token_sessions: 'tokenSessions',
  transaction_tallies: 'transactions',
  transaction_timeline: 'transactions',
  transactions: 'transactions',
  // Every action leaves an activity.
  user_activities: null,
  users: 'users',
  webhook_deliveries: 'webhooks',
};

import type { Pool } from 'pg';

/* Gives every field that a list filters by several values, where the seed has one or none. */

/** Every second row of a table, by its ID. */
const half = (table: string, id: string): string =>
  `${id} in (select ${id} from (select ${id}, row_number() over (order by ${id}) as place from ${table}) as placed
    where place % 2 = 0)`;

const statements = [
  `update installments set invoice_number = 'INS-' || right(installment_id, 3) where ${half('installments', 'installment_id')}`,
  `update api_logs set username = 'admin@harbor', user_id = 'usr_harbor_admin', sub_merchant_id = 'sm_0001'
   where ${half('api_logs', 'api_log_id')}`,
  `update user_activities set actor_user_id = 'usr_harbor_admin' where ${half('user_activities', 'activity_id')}`,
  `update tag_definitions set is_active = not is_active where ${half('tag_definitions', 'tag_definition_id')}`,
  `update token_sessions set status = 'open', expires_at = now() + interval '1 hour'
   where ${half('token_sessions', 'token_session_id')}`,
  `update plans set created_at = created_at - right(plan_id, 2)::int * interval '1 day'`,
  `update risk_rules set created_at = created_at - length(rule_id) * interval '1 day', updated_at = updated_at - length(name) * interval '1 day'`,
  `update processor_sessions set processor = 'worldpay' where ${half('processor_sessions', 'session_id')}`,
  `update user_activities set action = 'sign-in-failed' where right(activity_id, 1) = '3'`,
  `update payouts set processor = 'worldpay', type = 'service-provider' where ${half('payouts', 'payout_id')}`,
  `update batches set provider = 'worldpay' where ${half('batches', 'batch_id')}`,
  `update reconciliation_differences set provider = 'worldpay' where ${half('reconciliation_differences', 'difference_id')}`,
  `insert into alerts select (jsonb_populate_record(a, jsonb_build_object('alert_id', a.alert_id || 'b'))).* from alerts a
   where ${half('alerts', 'alert_id')}`,
  `update alerts set sub_merchant_id = 'sm_0035', sp_product_id = 'spp_clinicline', alert_group_id = rule_id || '.sm_0035'
   where alert_id in (select min(alert_id) from alerts)`,
  `insert into risk_evaluations select (jsonb_populate_record(v, jsonb_build_object('evaluation_id', v.evaluation_id || 'b'))).*
   from risk_evaluations v where ${half('risk_evaluations', 'evaluation_id')}`,
  `update risk_evaluations set sub_merchant_id = 'sm_0035', sp_product_id = 'spp_clinicline', group_id = rule_id || '.sm_0035.2026-03-18'
   where evaluation_id in (select min(evaluation_id) from risk_evaluations)`,
  `update sp_products set is_active = false, created_at = created_at - interval '1 day' where sp_product_id = 'spp_clinicline'`,
  `update risk_rules set sub_merchant_ids = case when ${half('risk_rules', 'rule_id')} then array['sm_0001'] else '{}' end`,
  `update customers set company = name || ' & Sons' where ${half('customers', 'customer_id')}`,
  `update user_activities set target = 'app_0001' where ${half('user_activities', 'activity_id')}`,
  `update transactions set description = 'Lamps of ' || transaction_id where ${half('transactions', 'transaction_id')}`,
  `update settlement_files set provider = 'worldpay' where ${half('settlement_files', 'batch_id')}`,
];

export async function plantVariety(pool: Pool): Promise<void> {
  for (const statement of statements) {
    await pool.query(statement).catch((problem: unknown) => {
      throw new Error(`${statement}: ${String(problem)}`);
    });
  }
}

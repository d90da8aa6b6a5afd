ALTER TABLE "transaction_tallies" DROP COLUMN "moved";--> statement-breakpoint
ALTER TABLE "transaction_tallies" DROP COLUMN "asked";--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_transactions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO transaction_tallies (facilitator_id, sp_product_id, sub_merchant_id, unit, hour, operation, payment_type, outcome, status, provider, count, captured, shown)
    SELECT facilitator_id, sp_product_id, sub_merchant_id, unit, date_trunc(unit, created_at, 'UTC'), operation, payment_type, outcome, status, provider, sum(n), sum(captured), sum(shown)
    FROM (
      SELECT facilitator_id, sp_product_id, sub_merchant_id, created_at, operation, payment_type, outcome,
        CASE WHEN captured_amount > 0 THEN 'taken' WHEN status = 'declined' THEN 'declined' ELSE 'other' END AS status, provider,
        1 AS n, captured_amount AS captured, (CASE WHEN outcome = 'success' THEN coalesce(nullif(approved_amount, 0), amount) ELSE amount END) AS shown
      FROM added WHERE outcome = 'success' OR status = 'declined'
    ) AS changes CROSS JOIN (VALUES ('hour'), ('day'), ('month')) AS units (unit)
    GROUP BY GROUPING SETS (
      (facilitator_id, sp_product_id, unit, date_trunc(unit, created_at, 'UTC'), operation, payment_type, outcome, status, provider),
      (facilitator_id, sp_product_id, unit, date_trunc(unit, created_at, 'UTC'), operation, payment_type, outcome, status, provider, sub_merchant_id));
  ELSE
    INSERT INTO transaction_tallies (facilitator_id, sp_product_id, sub_merchant_id, unit, hour, operation, payment_type, outcome, status, provider, count, captured, shown)
    SELECT facilitator_id, sp_product_id, sub_merchant_id, unit, date_trunc(unit, created_at, 'UTC'), operation, payment_type, outcome, status, provider, sum(n), sum(captured), sum(shown)
    FROM (
      SELECT facilitator_id, sp_product_id, sub_merchant_id, created_at, operation, payment_type, outcome,
        CASE WHEN captured_amount > 0 THEN 'taken' WHEN status = 'declined' THEN 'declined' ELSE 'other' END AS status, provider,
        -1 AS n, -captured_amount AS captured, -(CASE WHEN outcome = 'success' THEN coalesce(nullif(approved_amount, 0), amount) ELSE amount END) AS shown
      FROM gone WHERE outcome = 'success' OR status = 'declined'
      UNION ALL
      SELECT facilitator_id, sp_product_id, sub_merchant_id, created_at, operation, payment_type, outcome,
        CASE WHEN captured_amount > 0 THEN 'taken' WHEN status = 'declined' THEN 'declined' ELSE 'other' END AS status, provider,
        1 AS n, captured_amount AS captured, (CASE WHEN outcome = 'success' THEN coalesce(nullif(approved_amount, 0), amount) ELSE amount END) AS shown
      FROM added WHERE outcome = 'success' OR status = 'declined'
    ) AS changes CROSS JOIN (VALUES ('hour'), ('day'), ('month')) AS units (unit)
    GROUP BY GROUPING SETS (
      (facilitator_id, sp_product_id, unit, date_trunc(unit, created_at, 'UTC'), operation, payment_type, outcome, status, provider),
      (facilitator_id, sp_product_id, unit, date_trunc(unit, created_at, 'UTC'), operation, payment_type, outcome, status, provider, sub_merchant_id))
    HAVING sum(n) <> 0 OR sum(captured) <> 0 OR sum(shown) <> 0;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- What was disputed of payments that were there before.
UPDATE transactions AS payment SET disputed_amount = money.disputed
FROM (
  SELECT root_transaction_id, sum(CASE WHEN operation = 'chargeback' OR payment_type = 'eCheck'
    THEN coalesce(approved_amount, amount) ELSE -coalesce(approved_amount, amount) END) AS disputed
  FROM transactions WHERE operation IN ('chargeback', 'reversal') AND outcome = 'success' GROUP BY 1
) AS money
WHERE payment.transaction_id = money.root_transaction_id AND money.disputed <> 0;
--> statement-breakpoint
-- The sums of all operations.
DELETE FROM transaction_tallies;
--> statement-breakpoint
INSERT INTO transaction_tallies (facilitator_id, sp_product_id, sub_merchant_id, unit, hour, operation, payment_type, outcome, status, provider, count, captured, shown)
SELECT facilitator_id, sp_product_id, sub_merchant_id, unit, date_trunc(unit, created_at, 'UTC'), operation, payment_type, outcome, status, provider, sum(n), sum(captured), sum(shown)
FROM (
  SELECT facilitator_id, sp_product_id, sub_merchant_id, created_at, operation, payment_type, outcome,
    CASE WHEN captured_amount > 0 THEN 'taken' WHEN status = 'declined' THEN 'declined' ELSE 'other' END AS status, provider,
    1 AS n, captured_amount AS captured, (CASE WHEN outcome = 'success' THEN coalesce(nullif(approved_amount, 0), amount) ELSE amount END) AS shown
  FROM transactions WHERE outcome = 'success' OR status = 'declined'
) AS changes CROSS JOIN (VALUES ('hour'), ('day'), ('month')) AS units (unit)
GROUP BY GROUPING SETS (
  (facilitator_id, sp_product_id, unit, date_trunc(unit, created_at, 'UTC'), operation, payment_type, outcome, status, provider),
  (facilitator_id, sp_product_id, unit, date_trunc(unit, created_at, 'UTC'), operation, payment_type, outcome, status, provider, sub_merchant_id));

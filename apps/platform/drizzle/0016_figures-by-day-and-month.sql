DROP INDEX "transaction_tallies_of_products";--> statement-breakpoint
DROP INDEX "transaction_tallies_of_accounts";--> statement-breakpoint
ALTER TABLE "transaction_tallies" ADD COLUMN "unit" text DEFAULT 'hour' NOT NULL;--> statement-breakpoint
CREATE INDEX "transaction_tallies_of_products" ON "transaction_tallies" USING btree ("facilitator_id","unit","hour","operation","payment_type","outcome","status","sp_product_id","count","moved","asked") WHERE "transaction_tallies"."sub_merchant_id" is null;--> statement-breakpoint
CREATE INDEX "transaction_tallies_of_accounts" ON "transaction_tallies" USING btree ("sub_merchant_id","unit","hour") WHERE "transaction_tallies"."sub_merchant_id" is not null;--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_transactions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO transaction_tallies (facilitator_id, sp_product_id, sub_merchant_id, unit, hour, operation, payment_type, outcome, status, count, moved, asked)
    SELECT facilitator_id, sp_product_id, sub_merchant_id, unit, date_trunc(unit, created_at, 'UTC') AS hour, operation, payment_type, outcome, status, count(*), sum(moved), sum(asked)
    FROM (
      SELECT facilitator_id, sp_product_id, sub_merchant_id, created_at, operation, payment_type, outcome,
        CASE WHEN status = 'declined' THEN 'declined' ELSE 'other' END AS status,
        coalesce(approved_amount, amount) AS moved, amount AS asked
      FROM added WHERE outcome = 'success' OR status = 'declined'
    ) AS changes CROSS JOIN (VALUES ('hour'), ('day'), ('month')) AS units (unit)
    GROUP BY GROUPING SETS (
      (facilitator_id, sp_product_id, unit, date_trunc(unit, created_at, 'UTC'), operation, payment_type, outcome, status),
      (facilitator_id, sp_product_id, unit, date_trunc(unit, created_at, 'UTC'), operation, payment_type, outcome, status, sub_merchant_id));
  ELSE
    INSERT INTO transaction_tallies (facilitator_id, sp_product_id, sub_merchant_id, unit, hour, operation, payment_type, outcome, status, count, moved, asked)
    SELECT facilitator_id, sp_product_id, sub_merchant_id, unit, date_trunc(unit, created_at, 'UTC') AS hour, operation, payment_type, outcome, status, sum(n), sum(moved), sum(asked)
    FROM (
      SELECT facilitator_id, sp_product_id, sub_merchant_id, created_at, operation, payment_type, outcome,
        CASE WHEN status = 'declined' THEN 'declined' ELSE 'other' END AS status,
        -1 AS n, -coalesce(approved_amount, amount) AS moved, -amount AS asked
      FROM gone WHERE outcome = 'success' OR status = 'declined'
      UNION ALL
      SELECT facilitator_id, sp_product_id, sub_merchant_id, created_at, operation, payment_type, outcome,
        CASE WHEN status = 'declined' THEN 'declined' ELSE 'other' END,
        1, coalesce(approved_amount, amount), amount
      FROM added WHERE outcome = 'success' OR status = 'declined'
    ) AS changes CROSS JOIN (VALUES ('hour'), ('day'), ('month')) AS units (unit)
    GROUP BY GROUPING SETS (
      (facilitator_id, sp_product_id, unit, date_trunc(unit, created_at, 'UTC'), operation, payment_type, outcome, status),
      (facilitator_id, sp_product_id, unit, date_trunc(unit, created_at, 'UTC'), operation, payment_type, outcome, status, sub_merchant_id))
    HAVING sum(n) <> 0 OR sum(moved) <> 0 OR sum(asked) <> 0;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Days and months of the hours that were there before.
INSERT INTO transaction_tallies (facilitator_id, sp_product_id, sub_merchant_id, unit, hour, operation, payment_type, outcome, status, count, moved, asked)
SELECT facilitator_id, sp_product_id, sub_merchant_id, units.unit, date_trunc(units.unit, hour, 'UTC'), operation, payment_type, outcome, status, sum(count), sum(moved), sum(asked)
FROM transaction_tallies CROSS JOIN (VALUES ('day'), ('month')) AS units (unit)
GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9;

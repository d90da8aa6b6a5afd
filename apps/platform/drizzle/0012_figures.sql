CREATE TABLE "transaction_tallies" (
	"facilitator_id" text NOT NULL,
	"sp_product_id" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"operation" text NOT NULL,
	"payment_type" text NOT NULL,
	"outcome" text NOT NULL,
	"status" text NOT NULL,
	"count" integer NOT NULL,
	"moved" bigint NOT NULL,
	"asked" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "transaction_tallies_by_hour" ON "transaction_tallies" USING btree ("facilitator_id","hour");--> statement-breakpoint
-- Figures follow every change of operations in the transaction of the change. What stays undecided
-- counts for nothing; a change that moves no figure writes nothing.
CREATE FUNCTION tally_transactions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO transaction_tallies
    SELECT facilitator_id, sp_product_id, date_trunc('hour', created_at, 'UTC'), operation, payment_type, outcome,
      CASE WHEN status = 'declined' THEN 'declined' ELSE 'other' END,
      count(*), sum(coalesce(approved_amount, amount)), sum(amount)
    FROM added WHERE outcome = 'success' OR status = 'declined' GROUP BY 1, 2, 3, 4, 5, 6, 7;
  ELSE
    INSERT INTO transaction_tallies
    SELECT facilitator_id, sp_product_id, hour, operation, payment_type, outcome, status, sum(n), sum(moved), sum(asked)
    FROM (
      SELECT facilitator_id, sp_product_id, date_trunc('hour', created_at, 'UTC') AS hour, operation, payment_type, outcome,
        CASE WHEN status = 'declined' THEN 'declined' ELSE 'other' END AS status,
        -1 AS n, -coalesce(approved_amount, amount) AS moved, -amount AS asked
      FROM gone WHERE outcome = 'success' OR status = 'declined'
      UNION ALL
      SELECT facilitator_id, sp_product_id, date_trunc('hour', created_at, 'UTC'), operation, payment_type, outcome,
        CASE WHEN status = 'declined' THEN 'declined' ELSE 'other' END,
        1, coalesce(approved_amount, amount), amount
      FROM added WHERE outcome = 'success' OR status = 'declined'
    ) AS changes
    GROUP BY 1, 2, 3, 4, 5, 6, 7
    HAVING sum(n) <> 0 OR sum(moved) <> 0 OR sum(asked) <> 0;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER transactions_added_tallied AFTER INSERT ON transactions
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_transactions();
--> statement-breakpoint
CREATE TRIGGER transactions_changed_tallied AFTER UPDATE ON transactions
  REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_transactions();
--> statement-breakpoint
-- Operations that were there before.
INSERT INTO transaction_tallies
SELECT facilitator_id, sp_product_id, date_trunc('hour', created_at, 'UTC'), operation, payment_type, outcome,
  CASE WHEN status = 'declined' THEN 'declined' ELSE 'other' END,
  count(*), sum(coalesce(approved_amount, amount)), sum(amount)
FROM transactions WHERE outcome = 'success' OR status = 'declined' GROUP BY 1, 2, 3, 4, 5, 6, 7;

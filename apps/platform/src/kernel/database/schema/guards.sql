-- Entries are never changed or removed, by anyone.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Ledger entries are never changed or deleted' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
ALTER TABLE ledger_entries ENABLE ALWAYS TRIGGER ledger_entries_immutable;
--> statement-breakpoint
-- The entries of one posting come in one statement and sum to zero.
CREATE FUNCTION require_balanced_postings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unbalanced text;
BEGIN
  SELECT posting_id INTO unbalanced FROM added GROUP BY posting_id HAVING sum(amount) <> 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'Posting % does not balance', unbalanced USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_balanced AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION require_balanced_postings();
--> statement-breakpoint
ALTER TABLE ledger_entries ENABLE ALWAYS TRIGGER ledger_entries_balanced;
--> statement-breakpoint
-- Balances follow every entry in the statement that writes it, whoever writes it.
CREATE FUNCTION tally_ledger_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_tallies (facilitator_id, account, unit, day, amount, entries)
  SELECT facilitator_id, account, unit, date_trunc(unit, created_at, 'UTC'), sum(amount), count(*)
  FROM added CROSS JOIN (VALUES ('day'), ('month')) AS units (unit)
  GROUP BY 1, 2, 3, 4;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_tallied AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_ledger_entries();
--> statement-breakpoint
ALTER TABLE ledger_entries ENABLE ALWAYS TRIGGER ledger_entries_tallied;
--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON ledger_entries FROM PUBLIC, CURRENT_USER;
--> statement-breakpoint
-- Figures follow every change of operations in the transaction of the change. What stays undecided
-- counts for nothing; a change that moves no figure writes nothing.
CREATE FUNCTION tally_transactions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO transaction_tallies (facilitator_id, sp_product_id, sub_merchant_id, unit, hour, operation, payment_type, outcome, status, provider, count, captured, shown)
    SELECT facilitator_id, sp_product_id, sub_merchant_id, unit, date_trunc(unit, created_at, 'UTC'), operation, payment_type, outcome, status, provider, sum(n), sum(captured), sum(shown)
    FROM (
      SELECT facilitator_id, sp_product_id, sub_merchant_id, created_at, operation, payment_type, outcome,
        CASE WHEN captured_amount > 0 THEN 'taken' WHEN status = 'declined' THEN 'declined' ELSE 'other' END AS status, provider,
        1 AS n, captured_amount AS captured, abs(signed_amount) AS shown
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
        -1 AS n, -captured_amount AS captured, -abs(signed_amount) AS shown
      FROM gone WHERE outcome = 'success' OR status = 'declined'
      UNION ALL
      SELECT facilitator_id, sp_product_id, sub_merchant_id, created_at, operation, payment_type, outcome,
        CASE WHEN captured_amount > 0 THEN 'taken' WHEN status = 'declined' THEN 'declined' ELSE 'other' END AS status, provider,
        1 AS n, captured_amount AS captured, abs(signed_amount) AS shown
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
CREATE TRIGGER transactions_added_tallied AFTER INSERT ON transactions
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_transactions();
--> statement-breakpoint
CREATE TRIGGER transactions_changed_tallied AFTER UPDATE ON transactions
  REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_transactions();
--> statement-breakpoint
-- Lists and figures read indexes alone, which takes pages that are known to be seen by everybody: the
-- server's own measure, a fifth of the table, comes too seldom.
ALTER TABLE "transactions" SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.05);
--> statement-breakpoint
-- Who is locked or deleted is signed out: nothing they opened, and nobody who acts as them, comes back
-- with an unlock.
CREATE FUNCTION end_sessions_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bearer_sessions SET ended_at = clock_timestamp() WHERE ended_at IS NULL
    AND (user_id = NEW.user_id OR sign_on_id IN (SELECT sign_on_id FROM sign_ons WHERE user_id = NEW.user_id));
  UPDATE acting_sessions SET ended_at = clock_timestamp() WHERE ended_at IS NULL
    AND (user_id = NEW.user_id OR owner_user_id = NEW.user_id);
  UPDATE sign_ons SET ended_at = clock_timestamp() WHERE ended_at IS NULL AND user_id = NEW.user_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_sessions_ended AFTER UPDATE OF locked_at, deleted_at ON users
  FOR EACH ROW WHEN (NEW.locked_at IS NOT NULL OR NEW.deleted_at IS NOT NULL)
  EXECUTE FUNCTION end_sessions_of_user();
--> statement-breakpoint
-- Written with every call of a key: not worth a log for the time after a crash.
ALTER TABLE "limit_windows" SET UNLOGGED;
--> statement-breakpoint
-- An account never moves without a line in its log, and no line is changed or lost.
CREATE FUNCTION require_account_line() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  written integer := jsonb_array_length(OLD.logs);
BEGIN
  IF NEW.logs <> OLD.logs AND (SELECT coalesce(jsonb_agg(line ORDER BY place), '[]') FROM jsonb_array_elements(NEW.logs) WITH ORDINALITY AS lines (line, place) WHERE place <= written) <> OLD.logs THEN
    RAISE EXCEPTION 'Lines of the log of account % are never changed or deleted', OLD.application_id USING ERRCODE = 'restrict_violation';
  END IF;
  IF (NEW.status, NEW.stage, NEW.provisioning, NEW.is_suspended) IS DISTINCT FROM (OLD.status, OLD.stage, OLD.provisioning, OLD.is_suspended)
    AND jsonb_array_length(NEW.logs) <= written THEN
    RAISE EXCEPTION 'Account % moves without a line in its log', OLD.application_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER applications_logged AFTER UPDATE OF status, stage, provisioning, is_suspended, logs ON applications
  FOR EACH ROW EXECUTE FUNCTION require_account_line();
--> statement-breakpoint
-- The first instant of the hour, day, week or month of a zone that a moment lies in: also of a day whose
-- clock skips midnight or shows it twice, and of an hour that the clock cuts short or makes longer.
-- `date_trunc` with a zone errs on those.
CREATE FUNCTION period_start(unit text, moment timestamptz, zone text) RETURNS timestamptz
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  clock CONSTANT timestamp := moment AT TIME ZONE zone;
  begins CONSTANT timestamp := date_trunc(unit, clock);
  start timestamptz;
BEGIN
  IF unit = 'hour' THEN
    start := (moment AT TIME ZONE 'UTC' - (clock - begins)) AT TIME ZONE 'UTC';
    RETURN (start AT TIME ZONE 'UTC' + (begins - start AT TIME ZONE zone)) AT TIME ZONE 'UTC';
  END IF;
  start := begins AT TIME ZONE zone;
  IF (start - interval '1 hour') AT TIME ZONE zone = begins THEN RETURN start - interval '1 hour'; END IF;
  RETURN start;
END
$$;

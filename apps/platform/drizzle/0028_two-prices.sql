ALTER TABLE "transactions" ADD COLUMN "standard_amount" bigint;--> statement-breakpoint
-- Payments of pages kept both prices with their attempt.
UPDATE "transactions" SET "standard_amount" = "hosted_payments"."standard_amount" FROM "hosted_payments" WHERE "hosted_payments"."transaction_id" = "transactions"."transaction_id" AND "hosted_payments"."amount" < "hosted_payments"."standard_amount";

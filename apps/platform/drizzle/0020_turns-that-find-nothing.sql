DROP INDEX "transactions_unsettled";--> statement-breakpoint
ALTER TABLE "transaction_tallies" ADD COLUMN "is_sum" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- What is there was added up by and by; only what comes from now on is a difference.
ALTER TABLE "transaction_tallies" ALTER COLUMN "is_sum" SET DEFAULT false;--> statement-breakpoint
CREATE INDEX "transaction_tallies_differences" ON "transaction_tallies" USING btree ("unit","hour","facilitator_id","sub_merchant_id") WHERE not "transaction_tallies"."is_sum";--> statement-breakpoint
CREATE INDEX "payouts_by_status" ON "payouts" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "transactions_authorized" ON "transactions" USING btree ("expires_at") WHERE "transactions"."status" = 'authorized';--> statement-breakpoint
CREATE INDEX "transactions_unsettled" ON "transactions" USING btree ("facilitator_id","created_at") WHERE "transactions"."batch_id" is null and "transactions"."outcome" = 'success' and ("transactions"."operation" in ('capture', 'refund', 'chargeback', 'reconciled', 'reversal') or ("transactions"."operation" = 'sale' and "transactions"."payment_type" <> 'eCheck' and "transactions"."status" in ('processing', 'partially-refunded', 'refunded')));
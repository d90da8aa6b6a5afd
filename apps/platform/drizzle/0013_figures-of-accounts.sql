DROP INDEX "transaction_tallies_by_hour";--> statement-breakpoint
ALTER TABLE "transaction_tallies" ADD COLUMN "sub_merchant_id" text;--> statement-breakpoint
CREATE INDEX "transaction_tallies_of_products" ON "transaction_tallies" USING btree ("facilitator_id","hour") WHERE "transaction_tallies"."sub_merchant_id" is null;--> statement-breakpoint
CREATE INDEX "transaction_tallies_of_accounts" ON "transaction_tallies" USING btree ("sub_merchant_id","hour") WHERE "transaction_tallies"."sub_merchant_id" is not null;
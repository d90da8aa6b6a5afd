-- Written again from the operations by the next migration.
DELETE FROM "transaction_tallies";--> statement-breakpoint
DROP INDEX "transaction_tallies_of_products";--> statement-breakpoint
DROP INDEX "transactions_by_created";--> statement-breakpoint
DROP INDEX "transactions_by_amount";--> statement-breakpoint
DROP INDEX "transactions_of_product_by_amount";--> statement-breakpoint
DROP INDEX "transactions_of_merchant_by_created";--> statement-breakpoint
DROP INDEX "transactions_of_merchant_by_amount";--> statement-breakpoint
DROP INDEX "transactions_paid_by_card";--> statement-breakpoint
ALTER TABLE "transaction_tallies" ADD COLUMN "provider" text NOT NULL;--> statement-breakpoint
ALTER TABLE "transaction_tallies" ADD COLUMN "captured" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "transaction_tallies" ADD COLUMN "shown" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "disputed_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "transactions_payments_by_amount" ON "transactions" USING btree ("facilitator_id",(case when "captured_amount" > 0 then "captured_amount" else (case when "outcome" = 'success' then coalesce(nullif("approved_amount", 0), "amount") else "amount" end) end) desc nulls first,"transaction_id" DESC NULLS FIRST) WHERE "transactions"."operation" in ('sale', 'auth');--> statement-breakpoint
CREATE INDEX "transaction_tallies_of_products" ON "transaction_tallies" USING btree ("facilitator_id","unit","hour","operation","payment_type","outcome","status","sp_product_id","provider","count","captured","shown") WHERE "transaction_tallies"."sub_merchant_id" is null;--> statement-breakpoint
CREATE INDEX "transactions_by_created" ON "transactions" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"transaction_id" DESC NULLS FIRST,"operation","outcome","status","amount","approved_amount","card_brand","payment_type","source","sp_product_id","sub_merchant_id","card_holder_name","last4","invoice_number","customer_id","authorization_code","captured_amount");--> statement-breakpoint
CREATE INDEX "transactions_by_amount" ON "transactions" USING btree ("facilitator_id",(case when "operation" in ('refund', 'chargeback', 'void', 'credit')
    or ("operation" = 'reversal' and "payment_type" = 'eCheck')
    then -(case when "outcome" = 'success' then coalesce(nullif("approved_amount", 0), "amount") else "amount" end) else (case when "outcome" = 'success' then coalesce(nullif("approved_amount", 0), "amount") else "amount" end) end) desc nulls first,"transaction_id" DESC NULLS FIRST,"created_at","operation","outcome","status","amount","approved_amount","card_brand","payment_type","source","sp_product_id","sub_merchant_id");--> statement-breakpoint
CREATE INDEX "transactions_of_product_by_amount" ON "transactions" USING btree ("sp_product_id",(case when "operation" in ('refund', 'chargeback', 'void', 'credit')
    or ("operation" = 'reversal' and "payment_type" = 'eCheck')
    then -(case when "outcome" = 'success' then coalesce(nullif("approved_amount", 0), "amount") else "amount" end) else (case when "outcome" = 'success' then coalesce(nullif("approved_amount", 0), "amount") else "amount" end) end) desc nulls first,"transaction_id" DESC NULLS FIRST,"facilitator_id");--> statement-breakpoint
CREATE INDEX "transactions_of_merchant_by_created" ON "transactions" USING btree ("sub_merchant_id","created_at" DESC NULLS FIRST,"transaction_id" DESC NULLS FIRST,"facilitator_id","operation","outcome","status","amount","approved_amount","card_brand","payment_type","source","captured_amount","provider");--> statement-breakpoint
CREATE INDEX "transactions_of_merchant_by_amount" ON "transactions" USING btree ("sub_merchant_id",(case when "operation" in ('refund', 'chargeback', 'void', 'credit')
    or ("operation" = 'reversal' and "payment_type" = 'eCheck')
    then -(case when "outcome" = 'success' then coalesce(nullif("approved_amount", 0), "amount") else "amount" end) else (case when "outcome" = 'success' then coalesce(nullif("approved_amount", 0), "amount") else "amount" end) end) desc nulls first,"transaction_id" DESC NULLS FIRST,"facilitator_id","card_brand");--> statement-breakpoint
CREATE INDEX "transactions_paid_by_card" ON "transactions" USING btree ("facilitator_id","card_brand","token","created_at","sub_merchant_id","sp_product_id","captured_amount") WHERE "transactions"."captured_amount" > 0 and "transactions"."payment_type" <> 'eCheck' and "transactions"."card_brand" is not null;
DROP INDEX "transactions_by_created";--> statement-breakpoint
DROP INDEX "transactions_by_amount";--> statement-breakpoint
DROP INDEX "transactions_of_product_by_created";--> statement-breakpoint
DROP INDEX "transactions_of_product_by_amount";--> statement-breakpoint
DROP INDEX "transactions_of_merchant_by_created";--> statement-breakpoint
DROP INDEX "transactions_of_merchant_by_amount";--> statement-breakpoint
CREATE INDEX "transactions_by_operation" ON "transactions" USING btree ("facilitator_id","operation","created_at" DESC NULLS FIRST,"transaction_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transactions_by_brand" ON "transactions" USING btree ("facilitator_id","card_brand","created_at" DESC NULLS FIRST,"transaction_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transactions_unsettled" ON "transactions" USING btree ("facilitator_id","created_at") WHERE "transactions"."batch_id" is null and "transactions"."outcome" = 'success' and "transactions"."operation" not in ('auth', 'void');--> statement-breakpoint
CREATE INDEX "transactions_by_created" ON "transactions" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"transaction_id" DESC NULLS FIRST,"operation","outcome","status","amount","approved_amount","card_brand","payment_type","source","sp_product_id","sub_merchant_id");--> statement-breakpoint
CREATE INDEX "transactions_by_amount" ON "transactions" USING btree ("facilitator_id","amount" DESC NULLS FIRST,"transaction_id" DESC NULLS FIRST,"created_at","operation","status","card_brand","payment_type","source","sp_product_id","sub_merchant_id");--> statement-breakpoint
CREATE INDEX "transactions_of_product_by_created" ON "transactions" USING btree ("sp_product_id","created_at" DESC NULLS FIRST,"transaction_id" DESC NULLS FIRST,"facilitator_id");--> statement-breakpoint
CREATE INDEX "transactions_of_product_by_amount" ON "transactions" USING btree ("sp_product_id","amount" DESC NULLS FIRST,"transaction_id" DESC NULLS FIRST,"facilitator_id");--> statement-breakpoint
CREATE INDEX "transactions_of_merchant_by_created" ON "transactions" USING btree ("sub_merchant_id","created_at" DESC NULLS FIRST,"transaction_id" DESC NULLS FIRST,"facilitator_id");--> statement-breakpoint
CREATE INDEX "transactions_of_merchant_by_amount" ON "transactions" USING btree ("sub_merchant_id","amount" DESC NULLS FIRST,"transaction_id" DESC NULLS FIRST,"facilitator_id");
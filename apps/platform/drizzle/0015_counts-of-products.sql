DROP INDEX "transactions_by_operation";--> statement-breakpoint
DROP INDEX "transactions_by_brand";--> statement-breakpoint
DROP INDEX "transactions_by_status";--> statement-breakpoint
CREATE INDEX "transactions_by_operation" ON "transactions" USING btree ("facilitator_id","operation","created_at" DESC NULLS FIRST,"transaction_id" DESC NULLS FIRST,"sub_merchant_id","sp_product_id");--> statement-breakpoint
CREATE INDEX "transactions_by_brand" ON "transactions" USING btree ("facilitator_id","card_brand","created_at" DESC NULLS FIRST,"transaction_id" DESC NULLS FIRST,"sub_merchant_id","sp_product_id");--> statement-breakpoint
CREATE INDEX "transactions_by_status" ON "transactions" USING btree ("facilitator_id","status","created_at" DESC NULLS FIRST,"transaction_id" DESC NULLS FIRST,"sub_merchant_id","sp_product_id");
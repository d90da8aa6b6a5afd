ALTER TABLE "facilitators" ADD COLUMN "tokenization_per_minute" integer DEFAULT 120 NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "earlier_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "card_tokens_of_merchant" ON "card_tokens" USING btree ("sub_merchant_id","created_at");
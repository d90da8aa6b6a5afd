ALTER TABLE "webhook_secrets" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "webhook_secrets" CASCADE;--> statement-breakpoint
CREATE INDEX "transactions_of_card" ON "transactions" USING btree ("token","created_at");
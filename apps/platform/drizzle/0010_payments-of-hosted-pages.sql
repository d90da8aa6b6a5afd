CREATE TABLE "hosted_payments" (
	"attempt_id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"facilitator_id" text NOT NULL,
	"transaction_id" text,
	"payer" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"standard_amount" bigint NOT NULL,
	"reduced_amount" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "hosted_payments_of_transaction" ON "hosted_payments" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "hosted_payments_of_session" ON "hosted_payments" USING btree ("session_id","created_at");
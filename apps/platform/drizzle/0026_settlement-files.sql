CREATE TABLE "reconciliation_differences" (
	"difference_id" text PRIMARY KEY NOT NULL,
	"facilitator_id" text NOT NULL,
	"sp_product_id" text NOT NULL,
	"sub_merchant_id" text NOT NULL,
	"batch_id" text NOT NULL,
	"business_date" date NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"operation" text NOT NULL,
	"reference" text NOT NULL,
	"processor_transaction_id" text,
	"transaction_id" text,
	"amount" bigint,
	"file_amount" bigint,
	"file_status" text,
	"gap" bigint NOT NULL,
	"timeline" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "settlement_file_lines" (
	"line_id" text PRIMARY KEY NOT NULL,
	"batch_id" text NOT NULL,
	"reference" text NOT NULL,
	"processor_transaction_id" text NOT NULL,
	"operation" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlement_files" (
	"batch_id" text PRIMARY KEY NOT NULL,
	"facilitator_id" text NOT NULL,
	"sp_product_id" text NOT NULL,
	"sub_merchant_id" text NOT NULL,
	"provider" text NOT NULL,
	"business_date" date NOT NULL,
	"operation_count" integer DEFAULT 0 NOT NULL,
	"operation_amount" bigint DEFAULT 0 NOT NULL,
	"line_count" integer DEFAULT 0 NOT NULL,
	"line_amount" bigint DEFAULT 0 NOT NULL,
	"received_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "differences_by_created" ON "reconciliation_differences" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"difference_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "differences_by_created_of_merchant" ON "reconciliation_differences" USING btree ("sub_merchant_id","created_at" DESC NULLS FIRST,"difference_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "differences_of_batch" ON "reconciliation_differences" USING btree ("batch_id","status");--> statement-breakpoint
CREATE INDEX "settlement_file_lines_of_batch" ON "settlement_file_lines" USING btree ("batch_id","line_id");--> statement-breakpoint
CREATE INDEX "settlement_files_by_day" ON "settlement_files" USING btree ("facilitator_id","business_date" DESC NULLS FIRST,"batch_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "settlement_files_by_day_of_merchant" ON "settlement_files" USING btree ("sub_merchant_id","business_date" DESC NULLS FIRST,"batch_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "settlement_files_awaited" ON "settlement_files" USING btree ("created_at","batch_id") WHERE "settlement_files"."received_at" is null;--> statement-breakpoint
-- Batches from before await their files: the processor still has them.
INSERT INTO "settlement_files" ("batch_id", "facilitator_id", "sp_product_id", "sub_merchant_id", "provider", "business_date", "created_at")
SELECT "batch_id", "facilitator_id", "sp_product_id", "sub_merchant_id", "provider", "business_date", "created_at" FROM "batches";

CREATE TABLE "transaction_tallies" (
	"facilitator_id" text NOT NULL,
	"sp_product_id" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"operation" text NOT NULL,
	"payment_type" text NOT NULL,
	"outcome" text NOT NULL,
	"status" text NOT NULL,
	"count" integer NOT NULL,
	"moved" bigint NOT NULL,
	"asked" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "transaction_tallies_by_hour" ON "transaction_tallies" USING btree ("facilitator_id","hour");
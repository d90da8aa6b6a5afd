ALTER TABLE "transactions" ADD COLUMN "moto_indicator" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "sec_code" text;
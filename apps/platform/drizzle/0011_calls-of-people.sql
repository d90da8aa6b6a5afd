ALTER TABLE "api_logs" ALTER COLUMN "sp_product_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "api_logs" ALTER COLUMN "api_user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "api_logs" ALTER COLUMN "api_user_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "api_logs" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "api_logs" ADD COLUMN "username" text;
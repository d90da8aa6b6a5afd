CREATE TABLE "api_keys" (
	"api_user_id" text PRIMARY KEY NOT NULL,
	"facilitator_id" text NOT NULL,
	"sp_product_id" text NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"secret_hash" text NOT NULL,
	"status" text NOT NULL,
	"works_until" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invites" (
	"invite_id" text PRIMARY KEY NOT NULL,
	"facilitator_id" text NOT NULL,
	"sp_product_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"mobile_number" text,
	"business_name" text,
	"fee_template_id" text,
	"onboarding_flow_template_id" text,
	"status" text NOT NULL,
	"link_hash" text,
	"sent_count" integer NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone,
	"application_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"message_id" text PRIMARY KEY NOT NULL,
	"facilitator_id" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"reference" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loans" (
	"sub_merchant_loan_id" text PRIMARY KEY NOT NULL,
	"facilitator_id" text NOT NULL,
	"sp_product_id" text NOT NULL,
	"sub_merchant_id" text NOT NULL,
	"application_id" text NOT NULL,
	"lender_name" text NOT NULL,
	"status" text NOT NULL,
	"principal" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"repaid" bigint NOT NULL,
	"started_on" date,
	"next_payment_on" date,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"referral_id" text PRIMARY KEY NOT NULL,
	"facilitator_id" text NOT NULL,
	"sp_product_id" text NOT NULL,
	"sub_merchant_id" text NOT NULL,
	"application_id" text NOT NULL,
	"partner_name" text NOT NULL,
	"status" text NOT NULL,
	"requested_amount" bigint,
	"sub_merchant_loan_id" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_checks" (
	"check_id" text PRIMARY KEY NOT NULL,
	"facilitator_id" text NOT NULL,
	"sp_product_id" text NOT NULL,
	"sub_merchant_id" text NOT NULL,
	"application_id" text NOT NULL,
	"sub_merchant_obj_id" text NOT NULL,
	"kind" text NOT NULL,
	"result" text NOT NULL,
	"subject" text NOT NULL,
	"detail" text,
	"ran_at" timestamp (3) with time zone NOT NULL,
	"ran_by" text
);
--> statement-breakpoint
ALTER TABLE "payout_bank_accounts" ALTER COLUMN "bank_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_merchants" ALTER COLUMN "billing_descriptor" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_merchants" ALTER COLUMN "mcc" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "suspended_by" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "submitted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payout_bank_accounts" ADD COLUMN "verification" text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_merchants" ADD COLUMN "risk_metrics" jsonb;--> statement-breakpoint
ALTER TABLE "sp_products" ADD COLUMN "webhook_secret" text;--> statement-breakpoint
ALTER TABLE "sp_products" ADD COLUMN "previous_webhook_secret" text;--> statement-breakpoint
ALTER TABLE "sp_products" ADD COLUMN "previous_secret_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sp_products" ADD COLUMN "features" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "hosted_session_id" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "subscription_id" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "installment_id" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "charge_number" integer;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "bank_name" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "sent_on" date;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "settles_on" date;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "return_code" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "returned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_sp_product_id_sp_products_sp_product_id_fk" FOREIGN KEY ("sp_product_id") REFERENCES "public"."sp_products"("sp_product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_sp_product_id_sp_products_sp_product_id_fk" FOREIGN KEY ("sp_product_id") REFERENCES "public"."sp_products"("sp_product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_checks" ADD CONSTRAINT "account_checks_application_id_applications_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("application_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_secret" ON "api_keys" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "api_keys_by_created" ON "api_keys" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"api_user_id");--> statement-breakpoint
CREATE INDEX "api_keys_of_product" ON "api_keys" USING btree ("sp_product_id");--> statement-breakpoint
CREATE INDEX "invites_by_created" ON "invites" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"invite_id");--> statement-breakpoint
CREATE INDEX "invites_by_product" ON "invites" USING btree ("sp_product_id","created_at" DESC NULLS FIRST,"invite_id");--> statement-breakpoint
CREATE INDEX "invites_of_application" ON "invites" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invites_link" ON "invites" USING btree ("link_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invites_open" ON "invites" USING btree ("sp_product_id",lower("email")) WHERE "invites"."status" in ('created', 'sent');--> statement-breakpoint
CREATE INDEX "outbox_by_created" ON "outbox" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"message_id");--> statement-breakpoint
CREATE INDEX "loans_of_application" ON "loans" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "referrals_by_created" ON "referrals" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"referral_id");--> statement-breakpoint
CREATE INDEX "referrals_of_merchant" ON "referrals" USING btree ("sub_merchant_id");--> statement-breakpoint
CREATE INDEX "account_checks_by_run" ON "account_checks" USING btree ("facilitator_id","ran_at" DESC NULLS FIRST,"check_id");--> statement-breakpoint
CREATE INDEX "account_checks_of_application" ON "account_checks" USING btree ("application_id","ran_at" DESC NULLS FIRST,"check_id");--> statement-breakpoint
CREATE INDEX "applications_by_submitted" ON "applications" USING btree ("facilitator_id","submitted_at" DESC NULLS FIRST,"application_id");--> statement-breakpoint
CREATE INDEX "applications_by_status" ON "applications" USING btree ("facilitator_id","status","application_id");--> statement-breakpoint
CREATE INDEX "transactions_echecks_due" ON "transactions" USING btree ("facilitator_id","sent_on") WHERE "transactions"."payment_type" = 'eCheck' and ("transactions"."status" in ('pending', 'processing'));--> statement-breakpoint
CREATE INDEX "transactions_of_hosted_session" ON "transactions" USING btree ("hosted_session_id","created_at") WHERE "transactions"."hosted_session_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_subscription_charge" ON "transactions" USING btree ("subscription_id","charge_number") WHERE "transactions"."operation" = 'sale' and "transactions"."outcome" in ('pending', 'success');--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_installment_charge" ON "transactions" USING btree ("installment_id","charge_number") WHERE "transactions"."operation" = 'sale' and "transactions"."outcome" in ('pending', 'success');--> statement-breakpoint
CREATE INDEX "transactions_of_subscription" ON "transactions" USING btree ("subscription_id","created_at") WHERE "transactions"."subscription_id" is not null;--> statement-breakpoint
CREATE INDEX "transactions_of_installment" ON "transactions" USING btree ("installment_id","created_at") WHERE "transactions"."installment_id" is not null;
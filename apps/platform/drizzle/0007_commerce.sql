CREATE TABLE "hosted_sessions" (
	"session_id" text PRIMARY KEY NOT NULL,
	"facilitator_id" text NOT NULL,
	"sp_product_id" text NOT NULL,
	"sub_merchant_id" text NOT NULL,
	"source" text NOT NULL,
	"payment_link_template_id" text,
	"invoice_id" text,
	"plan_id" text,
	"plan_usage" jsonb,
	"status" text NOT NULL,
	"completion" text,
	"description" text,
	"invoice_number" text,
	"amount_or_cart" text NOT NULL,
	"amount" bigint,
	"tax_amount" bigint,
	"cart_items" jsonb NOT NULL,
	"total_modifiers" jsonb NOT NULL,
	"total_amount" bigint NOT NULL,
	"dual_pricing" jsonb NOT NULL,
	"payment_methods" jsonb NOT NULL,
	"collect_email" boolean NOT NULL,
	"collect_phone_number" boolean NOT NULL,
	"collect_billing_address" boolean NOT NULL,
	"collect_shipping_address" boolean NOT NULL,
	"collect_payment_method" boolean NOT NULL,
	"usage_type" text NOT NULL,
	"usage_limit" integer,
	"use_count" integer DEFAULT 0 NOT NULL,
	"call_to_action" text NOT NULL,
	"call_to_action_label" text,
	"transaction_messages" jsonb,
	"custom_fields" jsonb NOT NULL,
	"notes" text,
	"customer_id" text,
	"email" text,
	"mobile_number" text,
	"send_sms" boolean NOT NULL,
	"send_email" boolean NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"sent_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "hosted_sessions_uses" CHECK ("hosted_sessions"."use_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "installment_payments" (
	"installment_id" text NOT NULL,
	"number" integer NOT NULL,
	"due_on" date NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"transaction_id" text,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "installment_payments_installment_id_number_pk" PRIMARY KEY("installment_id","number")
);
--> statement-breakpoint
CREATE TABLE "installments" (
	"installment_id" text PRIMARY KEY NOT NULL,
	"facilitator_id" text NOT NULL,
	"sp_product_id" text NOT NULL,
	"sub_merchant_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"description" text,
	"invoice_number" text,
	"status" text NOT NULL,
	"is_agreed" boolean NOT NULL,
	"total_amount" bigint NOT NULL,
	"down_payment" bigint NOT NULL,
	"count" integer NOT NULL,
	"frequency" text NOT NULL,
	"first_due_on" date NOT NULL,
	"next_due_on" date,
	"token" text NOT NULL,
	"last4" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"completed_at" timestamp (3) with time zone,
	"canceled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"invoice_id" text PRIMARY KEY NOT NULL,
	"facilitator_id" text NOT NULL,
	"sp_product_id" text NOT NULL,
	"sub_merchant_id" text NOT NULL,
	"customer_id" text,
	"invoice_number" text NOT NULL,
	"date" date NOT NULL,
	"due_date" date NOT NULL,
	"payment_term" text NOT NULL,
	"items" jsonb NOT NULL,
	"subtotal" bigint NOT NULL,
	"tax_amount" bigint NOT NULL,
	"total_amount" bigint NOT NULL,
	"dual_pricing" jsonb NOT NULL,
	"status" text NOT NULL,
	"share_methods" jsonb NOT NULL,
	"email" text,
	"mobile_number" text,
	"notes" text,
	"is_sent" boolean NOT NULL,
	"is_deleted" boolean NOT NULL,
	"hosted_session_id" text,
	"transaction_id" text,
	"logs" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_link_templates" (
	"payment_link_template_id" text PRIMARY KEY NOT NULL,
	"facilitator_id" text NOT NULL,
	"name" text NOT NULL,
	"sub_merchant_ids" text[] NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "previews" (
	"preview_id" text PRIMARY KEY NOT NULL,
	"facilitator_id" text NOT NULL,
	"user_id" text NOT NULL,
	"model_name" text NOT NULL,
	"model_id" text,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"plan_id" text PRIMARY KEY NOT NULL,
	"facilitator_id" text NOT NULL,
	"sp_product_id" text NOT NULL,
	"sub_merchant_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"title" text NOT NULL,
	"sub_title" text,
	"schedules" jsonb NOT NULL,
	"cancel_options" jsonb NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"subscription_id" text PRIMARY KEY NOT NULL,
	"facilitator_id" text NOT NULL,
	"sp_product_id" text NOT NULL,
	"sub_merchant_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"status" text NOT NULL,
	"quantity" integer NOT NULL,
	"modules" jsonb NOT NULL,
	"payment_type" text NOT NULL,
	"token" text NOT NULL,
	"last4" text NOT NULL,
	"started_on" date NOT NULL,
	"period_index" integer NOT NULL,
	"next_charge_on" date,
	"failed_attempts" integer NOT NULL,
	"cancel_effect" text NOT NULL,
	"canceled_at" timestamp (3) with time zone,
	"ends_on" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "token_sessions_by_created";--> statement-breakpoint
ALTER TABLE "token_sessions" ADD COLUMN "sp_product_id" text;--> statement-breakpoint
ALTER TABLE "token_sessions" ADD COLUMN "ip_address" text;--> statement-breakpoint
ALTER TABLE "token_sessions" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "token_sessions" ADD COLUMN "token_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "installment_payments" ADD CONSTRAINT "installment_payments_installment_id_installments_installment_id_fk" FOREIGN KEY ("installment_id") REFERENCES "public"."installments"("installment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_plans_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("plan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hosted_sessions_by_created" ON "hosted_sessions" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"session_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "hosted_sessions_by_created_of_merchant" ON "hosted_sessions" USING btree ("sub_merchant_id","created_at" DESC NULLS FIRST,"session_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "hosted_sessions_by_expiry" ON "hosted_sessions" USING btree ("facilitator_id","expires_at" DESC NULLS FIRST,"session_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "hosted_sessions_by_expiry_of_merchant" ON "hosted_sessions" USING btree ("sub_merchant_id","expires_at" DESC NULLS FIRST,"session_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "hosted_sessions_by_total" ON "hosted_sessions" USING btree ("facilitator_id","total_amount" DESC NULLS FIRST,"session_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "hosted_sessions_by_total_of_merchant" ON "hosted_sessions" USING btree ("sub_merchant_id","total_amount" DESC NULLS FIRST,"session_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "hosted_sessions_to_expire" ON "hosted_sessions" USING btree ("expires_at") WHERE "hosted_sessions"."status" not in ('canceled', 'expired');--> statement-breakpoint
CREATE INDEX "hosted_sessions_of_invoice" ON "hosted_sessions" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "installments_by_created" ON "installments" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"installment_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "installments_by_created_of_merchant" ON "installments" USING btree ("sub_merchant_id","created_at" DESC NULLS FIRST,"installment_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "installments_by_next_due" ON "installments" USING btree ("facilitator_id","next_due_on" DESC NULLS FIRST,"installment_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "installments_by_next_due_of_merchant" ON "installments" USING btree ("sub_merchant_id","next_due_on" DESC NULLS FIRST,"installment_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "installments_by_total" ON "installments" USING btree ("facilitator_id","total_amount" DESC NULLS FIRST,"installment_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "installments_by_total_of_merchant" ON "installments" USING btree ("sub_merchant_id","total_amount" DESC NULLS FIRST,"installment_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "installments_due" ON "installments" USING btree ("next_due_on") WHERE "installments"."status" = 'active' and "installments"."is_agreed";--> statement-breakpoint
CREATE INDEX "invoices_by_created" ON "invoices" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"invoice_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invoices_by_created_of_merchant" ON "invoices" USING btree ("sub_merchant_id","created_at" DESC NULLS FIRST,"invoice_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invoices_by_date" ON "invoices" USING btree ("facilitator_id","date" DESC NULLS FIRST,"invoice_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invoices_by_date_of_merchant" ON "invoices" USING btree ("sub_merchant_id","date" DESC NULLS FIRST,"invoice_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invoices_by_due_date" ON "invoices" USING btree ("facilitator_id","due_date" DESC NULLS FIRST,"invoice_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invoices_by_due_date_of_merchant" ON "invoices" USING btree ("sub_merchant_id","due_date" DESC NULLS FIRST,"invoice_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invoices_by_total" ON "invoices" USING btree ("facilitator_id","total_amount" DESC NULLS FIRST,"invoice_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invoices_by_total_of_merchant" ON "invoices" USING btree ("sub_merchant_id","total_amount" DESC NULLS FIRST,"invoice_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("sub_merchant_id","invoice_number");--> statement-breakpoint
CREATE INDEX "invoices_open" ON "invoices" USING btree ("facilitator_id","due_date") WHERE "invoices"."status" = 'Created' and not "invoices"."is_deleted";--> statement-breakpoint
CREATE INDEX "payment_link_templates_by_name" ON "payment_link_templates" USING btree ("facilitator_id",lower("name"),"payment_link_template_id");--> statement-breakpoint
CREATE INDEX "payment_link_templates_by_created" ON "payment_link_templates" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"payment_link_template_id");--> statement-breakpoint
CREATE INDEX "previews_expiry" ON "previews" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "plans_by_created" ON "plans" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"plan_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "plans_by_created_of_merchant" ON "plans" USING btree ("sub_merchant_id","created_at" DESC NULLS FIRST,"plan_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "plans_by_name" ON "plans" USING btree ("facilitator_id",lower("name"),"plan_id");--> statement-breakpoint
CREATE INDEX "subscriptions_by_created" ON "subscriptions" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"subscription_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "subscriptions_by_created_of_merchant" ON "subscriptions" USING btree ("sub_merchant_id","created_at" DESC NULLS FIRST,"subscription_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "subscriptions_by_start" ON "subscriptions" USING btree ("facilitator_id","started_on" DESC NULLS FIRST,"subscription_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "subscriptions_by_start_of_merchant" ON "subscriptions" USING btree ("sub_merchant_id","started_on" DESC NULLS FIRST,"subscription_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "subscriptions_by_next_charge" ON "subscriptions" USING btree ("facilitator_id","next_charge_on" DESC NULLS FIRST,"subscription_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "subscriptions_by_next_charge_of_merchant" ON "subscriptions" USING btree ("sub_merchant_id","next_charge_on" DESC NULLS FIRST,"subscription_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("next_charge_on") WHERE "subscriptions"."status" = 'active';--> statement-breakpoint
CREATE INDEX "subscriptions_of_plan" ON "subscriptions" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "token_sessions_by_created_of_merchant" ON "token_sessions" USING btree ("sub_merchant_id","created_at" DESC NULLS FIRST,"token_session_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "token_sessions_by_tokens" ON "token_sessions" USING btree ("facilitator_id","token_count" DESC NULLS FIRST,"token_session_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "token_sessions_by_tokens_of_merchant" ON "token_sessions" USING btree ("sub_merchant_id","token_count" DESC NULLS FIRST,"token_session_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "token_sessions_by_created" ON "token_sessions" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"token_session_id" DESC NULLS FIRST);
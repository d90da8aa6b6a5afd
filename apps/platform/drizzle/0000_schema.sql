-- Trusted: the owner of a database may make it. Its indexes serve parts of texts.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

--> statement-breakpoint
CREATE SCHEMA "simulator";
--> statement-breakpoint
CREATE TABLE "applications" (
	"application_id" text PRIMARY KEY NOT NULL,
	"facilitator_id" text NOT NULL,
	"sp_product_id" text NOT NULL,
	"status" text NOT NULL,
	"stage" text NOT NULL,
	"provisioning" text,
	"is_suspended" boolean DEFAULT false NOT NULL,
	"suspension_reason" text,
	"suspended_at" timestamp (3) with time zone,
	"suspended_by" text,
	"dba_name" text NOT NULL,
	"legal_name" text NOT NULL,
	"identity" jsonb NOT NULL,
	"features" jsonb NOT NULL,
	"settings" jsonb NOT NULL,
	"logs" jsonb NOT NULL,
	"tokenization_public_key" text NOT NULL,
	"terms_version" text,
	"terms_accepted_at" timestamp (3) with time zone,
	"terms_accepted_by" text,
	"submitted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_bank_accounts" (
	"bank_account_token" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"sub_merchant_obj_id" text NOT NULL,
	"account_holder_name" text NOT NULL,
	"account_type" text NOT NULL,
	"bank_name" text,
	"last4" text NOT NULL,
	"is_preferred" boolean NOT NULL,
	"verification" text DEFAULT 'pending' NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sub_merchants" (
	"sub_merchant_obj_id" text PRIMARY KEY NOT NULL,
	"sub_merchant_id" text NOT NULL,
	"application_id" text NOT NULL,
	"facilitator_id" text NOT NULL,
	"sp_product_id" text NOT NULL,
	"dba_name" text NOT NULL,
	"legal_name" text NOT NULL,
	"billing_descriptor" text,
	"ownership_type" text NOT NULL,
	"mcc" text,
	"processors" jsonb NOT NULL,
	"echeck_enabled" boolean NOT NULL,
	"echeck_status" text NOT NULL,
	"apple_pay_enabled" boolean NOT NULL,
	"cybersource_enabled" boolean NOT NULL,
	"decision_manager_enabled" boolean NOT NULL,
	"fees" jsonb NOT NULL,
	"rules" jsonb NOT NULL,
	"risk_rules" jsonb NOT NULL,
	"risk_metrics" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
	"created_by" text NOT NULL,
	"maker_user_id" text NOT NULL,
	"abilities" text[] NOT NULL,
	"sub_merchant_ids" text[] NOT NULL
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
	"look" jsonb,
	"reference" text,
	"next_attempt_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"failure" text,
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
	"ran_by" text,
	"evidence" text,
	"cleared_at" timestamp (3) with time zone,
	"cleared_by" text
);
--> statement-breakpoint
CREATE TABLE "bank_account_tokens" (
	"token" text PRIMARY KEY NOT NULL,
	"facilitator_id" text NOT NULL,
	"sub_merchant_id" text,
	"customer_id" text,
	"account_holder_name" text NOT NULL,
	"account_type" text NOT NULL,
	"bank_name" text,
	"last4" text NOT NULL,
	"behavior" text,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_tokens" (
	"token" text PRIMARY KEY NOT NULL,
	"facilitator_id" text NOT NULL,
	"sub_merchant_id" text,
	"customer_id" text,
	"brand" text NOT NULL,
	"kind" text NOT NULL,
	"last4" text NOT NULL,
	"expiration_month" integer NOT NULL,
	"expiration_year" integer NOT NULL,
	"card_holder_name" text,
	"card_behavior" text,
	"cvv_behavior" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"facilitator_id" text NOT NULL,
	"sp_product_id" text NOT NULL,
	"sub_merchant_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"mobile_number" text,
	"company" text,
	"street" text,
	"city" text,
	"state" text,
	"zip" text,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "token_sessions" (
	"token_session_id" text PRIMARY KEY NOT NULL,
	"facilitator_id" text NOT NULL,
	"sp_product_id" text,
	"sub_merchant_id" text,
	"user_id" text,
	"target_origins" text[] NOT NULL,
	"status" text NOT NULL,
	"device" text,
	"browser" text,
	"os" text,
	"ip_address" text,
	"origin" text,
	"authorized_at" timestamp (3) with time zone,
	"token" text,
	"token_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "facilitators" (
	"facilitator_id" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"time_zone" text NOT NULL,
	"support_email" text,
	"support_phone" text,
	"branding" jsonb NOT NULL,
	"tokenization_per_minute" integer DEFAULT 120 NOT NULL,
	"second_factor_roles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"files_read_through" date,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sp_products" (
	"sp_product_id" text PRIMARY KEY NOT NULL,
	"facilitator_id" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"service_provider_name" text NOT NULL,
	"is_active" boolean NOT NULL,
	"branding" jsonb NOT NULL,
	"webhook" jsonb,
	"webhook_secret" text,
	"previous_webhook_secret" text,
	"previous_secret_until" timestamp (3) with time zone,
	"mcc_codes" jsonb NOT NULL,
	"ownership_types" jsonb NOT NULL,
	"fees" jsonb NOT NULL,
	"features" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fee_templates" jsonb NOT NULL,
	"onboarding_flow_templates" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transaction_tallies" (
	"facilitator_id" text NOT NULL,
	"sp_product_id" text NOT NULL,
	"sub_merchant_id" text,
	"unit" text DEFAULT 'hour' NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"operation" text NOT NULL,
	"payment_type" text NOT NULL,
	"provider" text NOT NULL,
	"outcome" text NOT NULL,
	"status" text NOT NULL,
	"count" integer NOT NULL,
	"captured" bigint NOT NULL,
	"shown" bigint NOT NULL,
	"is_sum" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "ledger_entries" (
	"entry_id" text PRIMARY KEY NOT NULL,
	"posting_id" text NOT NULL,
	"kind" text NOT NULL,
	"fee_kind" text,
	"facilitator_id" text NOT NULL,
	"sub_merchant_id" text,
	"transaction_id" text,
	"payout_id" text,
	"batch_id" text,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_entries_fee_kind" CHECK (("ledger_entries"."kind" = 'fee') = ("ledger_entries"."fee_kind" is not null))
);
--> statement-breakpoint
CREATE TABLE "ledger_tallies" (
	"facilitator_id" text NOT NULL,
	"account" text NOT NULL,
	"sub_merchant_id" text GENERATED ALWAYS AS (case when account like 'merchants:%' then split_part(account, ':', 2) when account like 'reserve:%' then split_part(account, ':', 3) end) STORED,
	"unit" text NOT NULL,
	"day" timestamp (3) with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"entries" integer NOT NULL,
	"is_sum" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_logs" (
	"api_log_id" text PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"facilitator_id" text NOT NULL,
	"sp_product_id" text,
	"sub_merchant_id" text,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"pattern" text NOT NULL,
	"status_code" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	"api_user_id" text,
	"api_user_name" text,
	"user_id" text,
	"username" text,
	"ip" text,
	"request_body" text,
	"response_body" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "processor_sessions" (
	"session_id" text PRIMARY KEY NOT NULL,
	"facilitator_id" text NOT NULL,
	"sp_product_id" text NOT NULL,
	"sub_merchant_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"processor" text NOT NULL,
	"operation" text NOT NULL,
	"outcome" text NOT NULL,
	"processor_transaction_id" text,
	"amount" bigint NOT NULL,
	"response_code" text,
	"exchanges" jsonb NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"duration_ms" integer
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"comment_id" text PRIMARY KEY NOT NULL,
	"facilitator_id" text NOT NULL,
	"model_name" text NOT NULL,
	"model_id" text NOT NULL,
	"text" text NOT NULL,
	"user_id" text NOT NULL,
	"username" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "tag_definitions" (
	"tag_definition_id" text PRIMARY KEY NOT NULL,
	"facilitator_id" text NOT NULL,
	"name" text NOT NULL,
	"color" text NOT NULL,
	"scope" text NOT NULL,
	"is_active" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"tag_id" text PRIMARY KEY NOT NULL,
	"tag_definition_id" text NOT NULL,
	"facilitator_id" text NOT NULL,
	"model_id" text NOT NULL,
	"user_id" text NOT NULL,
	"username" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_events" (
	"notification_event_id" text PRIMARY KEY NOT NULL,
	"facilitator_id" text NOT NULL,
	"audience" text NOT NULL,
	"sp_product_id" text,
	"sub_merchant_id" text,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"target_id" text,
	"acknowledged_at" timestamp (3) with time zone,
	"acknowledged_by" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clock" (
	"clock_id" text PRIMARY KEY NOT NULL,
	"offset_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"body_hash" text NOT NULL,
	"state" text NOT NULL,
	"transaction_id" text,
	"response_status" integer,
	"response_body" jsonb,
	"is_untold" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "seed_runs" (
	"seed_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"scale" integer NOT NULL,
	"anchor" text NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_activities" (
	"activity_id" text PRIMARY KEY NOT NULL,
	"facilitator_id" text NOT NULL,
	"user_id" text NOT NULL,
	"username" text NOT NULL,
	"actor_user_id" text,
	"sub_merchant_id" text,
	"action" text NOT NULL,
	"target" text,
	"message" text NOT NULL,
	"ip" text,
	"created_at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "alerts" (
	"alert_id" text PRIMARY KEY NOT NULL,
	"alert_group_id" text NOT NULL,
	"facilitator_id" text NOT NULL,
	"sp_product_id" text NOT NULL,
	"sub_merchant_id" text NOT NULL,
	"status" text NOT NULL,
	"severity" text NOT NULL,
	"message" text NOT NULL,
	"rule_id" text NOT NULL,
	"rule_name" text NOT NULL,
	"transaction_id" text,
	"token" text,
	"last4" text,
	"acknowledged_at" timestamp (3) with time zone,
	"acknowledged_user_id" text,
	"acknowledged_user" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "risk_evaluations" (
	"evaluation_id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"facilitator_id" text NOT NULL,
	"sp_product_id" text NOT NULL,
	"sub_merchant_id" text NOT NULL,
	"rule_id" text NOT NULL,
	"rule_name" text NOT NULL,
	"transaction_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"action" text NOT NULL,
	"evidence" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "risk_rules" (
	"rule_id" text PRIMARY KEY NOT NULL,
	"facilitator_id" text NOT NULL,
	"name" text NOT NULL,
	"enabled" boolean NOT NULL,
	"action" text NOT NULL,
	"severity" text NOT NULL,
	"condition" jsonb NOT NULL,
	"sub_merchant_ids" text[] NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "factor_resets" (
	"user_id" text PRIMARY KEY NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "factors" (
	"factor_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"secret" text,
	"last_step" bigint,
	"credential_id" text,
	"public_key" text,
	"counter" bigint,
	"transports" jsonb,
	"confirmed_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"user_id" text PRIMARY KEY NOT NULL,
	"challenge" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" text NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_steps" (
	"cookie_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"challenge" text,
	"failures" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "onboarding_drafts" (
	"invite_id" text NOT NULL,
	"form" text NOT NULL,
	"version" integer NOT NULL,
	"typed" text,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "onboarding_drafts_invite_id_form_pk" PRIMARY KEY("invite_id","form")
);
--> statement-breakpoint
CREATE TABLE "platform_keys" (
	"key_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"application_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "acting_sessions" (
	"acting_ref" text PRIMARY KEY NOT NULL,
	"sign_on_id" text NOT NULL,
	"owner_user_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "bearer_sessions" (
	"session_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"sign_on_id" text NOT NULL,
	"user_id" text NOT NULL,
	"acting_ref" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "limit_windows" (
	"limit_key" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"taken" integer NOT NULL,
	"taken_by_guests" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_on_throttles" (
	"throttle_key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"window_started_at" timestamp (3) with time zone NOT NULL,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_ons" (
	"sign_on_id" text PRIMARY KEY NOT NULL,
	"cookie_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"facilitator_id" text NOT NULL,
	"ip" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"batch_id" text PRIMARY KEY NOT NULL,
	"facilitator_id" text NOT NULL,
	"sp_product_id" text NOT NULL,
	"sub_merchant_id" text NOT NULL,
	"provider" text NOT NULL,
	"business_date" date NOT NULL,
	"sale_count" integer NOT NULL,
	"refund_count" integer NOT NULL,
	"chargeback_count" integer NOT NULL,
	"gross_amount" bigint NOT NULL,
	"refund_amount" bigint NOT NULL,
	"chargeback_amount" bigint NOT NULL,
	"fee_amount" bigint NOT NULL,
	"reserve_amount" bigint NOT NULL,
	"net_amount" bigint NOT NULL,
	"payout_id" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"dispute_id" text PRIMARY KEY NOT NULL,
	"root_transaction_id" text NOT NULL,
	"transaction_id" text,
	"facilitator_id" text NOT NULL,
	"sp_product_id" text NOT NULL,
	"sub_merchant_id" text NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"reason_code" text NOT NULL,
	"amount" bigint NOT NULL,
	"respond_by" timestamp (3) with time zone NOT NULL,
	"detail" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"payout_id" text PRIMARY KEY NOT NULL,
	"facilitator_id" text NOT NULL,
	"sp_product_id" text NOT NULL,
	"sub_merchant_id" text NOT NULL,
	"status" text NOT NULL,
	"mode" text NOT NULL,
	"processor" text NOT NULL,
	"beneficiary" text NOT NULL,
	"type" text NOT NULL,
	"amount" bigint NOT NULL,
	"create_ledger_entries" boolean NOT NULL,
	"description" text,
	"hold_reason" text,
	"automatic_hold" text,
	"return_code" text,
	"bank_account_token" text,
	"last4" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount" > 0)
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
CREATE TABLE "transaction_timeline" (
	"timeline_id" text PRIMARY KEY NOT NULL,
	"root_transaction_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"event" text NOT NULL,
	"message" text NOT NULL,
	"user_id" text,
	"username" text,
	"step" integer DEFAULT 0 NOT NULL,
	"detail" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"transaction_id" text PRIMARY KEY NOT NULL,
	"root_transaction_id" text NOT NULL,
	"facilitator_id" text NOT NULL,
	"sp_product_id" text NOT NULL,
	"application_id" text NOT NULL,
	"sub_merchant_id" text NOT NULL,
	"customer_id" text,
	"operation" text NOT NULL,
	"type_code" text NOT NULL,
	"outcome" text NOT NULL,
	"status" text NOT NULL,
	"payment_type" text NOT NULL,
	"source" text NOT NULL,
	"provider" text NOT NULL,
	"amount" bigint NOT NULL,
	"approved_amount" bigint,
	"tax_amount" bigint,
	"standard_amount" bigint,
	"fee_amount" bigint,
	"reserve_amount" bigint,
	"captured_amount" bigint DEFAULT 0 NOT NULL,
	"refunded_amount" bigint DEFAULT 0 NOT NULL,
	"pending_refund_amount" bigint DEFAULT 0 NOT NULL,
	"disputed_amount" bigint DEFAULT 0 NOT NULL,
	"signed_amount" bigint GENERATED ALWAYS AS (case when operation in ('refund', 'chargeback', 'void', 'credit')
    or (operation = 'reversal' and payment_type = 'eCheck') then -(case when outcome = 'success' then coalesce(nullif(approved_amount, 0), amount) else amount end) else (case when outcome = 'success' then coalesce(nullif(approved_amount, 0), amount) else amount end) end) STORED NOT NULL,
	"paid_amount" bigint GENERATED ALWAYS AS (case when captured_amount > 0 then captured_amount else (case when outcome = 'success' then coalesce(nullif(approved_amount, 0), amount) else amount end) end) STORED NOT NULL,
	"token" text,
	"card_brand" text,
	"card_kind" text,
	"last4" text,
	"expiration_month" integer,
	"expiration_year" integer,
	"card_holder_name" text,
	"billing" jsonb,
	"authorization_code" text,
	"response_code" text,
	"response_message" text,
	"avs_result" text,
	"cvv_result" text,
	"processor_reference" text NOT NULL,
	"processor_transaction_id" text,
	"processor_merchant_id" text,
	"lease_holder" text,
	"lease_until" timestamp (3) with time zone,
	"sending_at" timestamp (3) with time zone,
	"undo_amount" bigint,
	"undone_at" timestamp (3) with time zone,
	"invoice_number" text,
	"description" text,
	"custom_fields" jsonb,
	"review_rule_id" text,
	"reason" text,
	"batch_id" text,
	"hosted_session_id" text,
	"subscription_id" text,
	"installment_id" text,
	"charge_number" integer,
	"moto_indicator" text,
	"bank_name" text,
	"sec_code" text,
	"sent_on" date,
	"settles_on" date,
	"return_code" text,
	"returned_at" timestamp (3) with time zone,
	"user_id" text,
	"username" text,
	"ip" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "transactions_amount" CHECK ("transactions"."amount" > 0),
	CONSTRAINT "transactions_refund_guard" CHECK ("transactions"."refunded_amount" >= 0 and "transactions"."pending_refund_amount" >= 0 and "transactions"."refunded_amount" + "transactions"."pending_refund_amount" <= "transactions"."captured_amount"),
	CONSTRAINT "transactions_dispute_guard" CHECK ("transactions"."payment_type" = 'eCheck' or "transactions"."refunded_amount" + "transactions"."pending_refund_amount" + "transactions"."disputed_amount" <= "transactions"."captured_amount")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"place_kind" text NOT NULL,
	"place_id" text NOT NULL,
	"force_password_reset" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "memberships_user_id_role_place_id_pk" PRIMARY KEY("user_id","role","place_id"),
	CONSTRAINT "memberships_where_held" CHECK ("memberships"."place_kind" = case
        when "memberships"."role" in ('admin', 'underwriter', 'bank', 'subborrower', 'applicant-borrower', 'capital-partner')
          then 'brand'
        when "memberships"."role" = 'service-provider' then 'product'
        else 'account' end)
);
--> statement-breakpoint
CREATE TABLE "password_history" (
	"entry_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"password_hash" text NOT NULL,
	"replaced_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_preferences" (
	"user_id" text NOT NULL,
	"report" text NOT NULL,
	"parent" text NOT NULL,
	"filters" jsonb,
	"columns" jsonb,
	"sort" jsonb,
	"pagination" jsonb,
	"single_search" text,
	"name" text,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "report_preferences_user_id_parent_report_pk" PRIMARY KEY("user_id","parent","report")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" text PRIMARY KEY NOT NULL,
	"facilitator_id" text NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"theme" jsonb NOT NULL,
	"preferences" jsonb NOT NULL,
	"force_password_reset" boolean NOT NULL,
	"password_changed_at" timestamp (3) with time zone NOT NULL,
	"locked_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"webhook_id" text PRIMARY KEY NOT NULL,
	"facilitator_id" text NOT NULL,
	"sp_product_id" text NOT NULL,
	"sub_merchant_id" text,
	"event_type" text NOT NULL,
	"url" text NOT NULL,
	"status" text NOT NULL,
	"payload" text NOT NULL,
	"attempts" jsonb NOT NULL,
	"earlier_attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_attempt_at" timestamp (3) with time zone,
	"trace_parent" text
);
--> statement-breakpoint
CREATE TABLE "simulator"."events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text,
	"due_at" timestamp (3) with time zone NOT NULL,
	"deliveries_left" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulator"."faults" (
	"fault_id" text PRIMARY KEY NOT NULL,
	"rate" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulator"."operations" (
	"processor_transaction_id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"payment_reference" text NOT NULL,
	"merchant_id" text NOT NULL,
	"kind" text NOT NULL,
	"result" text NOT NULL,
	"amount" bigint NOT NULL,
	"approved_amount" bigint NOT NULL,
	"response_code" text NOT NULL,
	"response_message" text NOT NULL,
	"authorization_code" text,
	"avs_result" text,
	"cvv_result" text,
	"card_behavior" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "operations_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_facilitator_id_facilitators_facilitator_id_fk" FOREIGN KEY ("facilitator_id") REFERENCES "public"."facilitators"("facilitator_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_sp_product_id_sp_products_sp_product_id_fk" FOREIGN KEY ("sp_product_id") REFERENCES "public"."sp_products"("sp_product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_bank_accounts" ADD CONSTRAINT "payout_bank_accounts_application_id_applications_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("application_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_merchants" ADD CONSTRAINT "sub_merchants_application_id_applications_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("application_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_sp_product_id_sp_products_sp_product_id_fk" FOREIGN KEY ("sp_product_id") REFERENCES "public"."sp_products"("sp_product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_sp_product_id_sp_products_sp_product_id_fk" FOREIGN KEY ("sp_product_id") REFERENCES "public"."sp_products"("sp_product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_checks" ADD CONSTRAINT "account_checks_application_id_applications_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("application_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_account_tokens" ADD CONSTRAINT "bank_account_tokens_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_tokens" ADD CONSTRAINT "card_tokens_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sp_products" ADD CONSTRAINT "sp_products_facilitator_id_facilitators_facilitator_id_fk" FOREIGN KEY ("facilitator_id") REFERENCES "public"."facilitators"("facilitator_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installment_payments" ADD CONSTRAINT "installment_payments_installment_id_installments_installment_id_fk" FOREIGN KEY ("installment_id") REFERENCES "public"."installments"("installment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_tag_definition_id_tag_definitions_tag_definition_id_fk" FOREIGN KEY ("tag_definition_id") REFERENCES "public"."tag_definitions"("tag_definition_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_resets" ADD CONSTRAINT "factor_resets_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_resets" ADD CONSTRAINT "factor_resets_asked_by_users_user_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factors" ADD CONSTRAINT "factors_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_steps" ADD CONSTRAINT "sign_in_steps_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_drafts" ADD CONSTRAINT "onboarding_drafts_invite_id_invites_invite_id_fk" FOREIGN KEY ("invite_id") REFERENCES "public"."invites"("invite_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD CONSTRAINT "sms_codes_application_id_applications_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("application_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acting_sessions" ADD CONSTRAINT "acting_sessions_sign_on_id_sign_ons_sign_on_id_fk" FOREIGN KEY ("sign_on_id") REFERENCES "public"."sign_ons"("sign_on_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acting_sessions" ADD CONSTRAINT "acting_sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bearer_sessions" ADD CONSTRAINT "bearer_sessions_sign_on_id_sign_ons_sign_on_id_fk" FOREIGN KEY ("sign_on_id") REFERENCES "public"."sign_ons"("sign_on_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bearer_sessions" ADD CONSTRAINT "bearer_sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bearer_sessions" ADD CONSTRAINT "bearer_sessions_acting_ref_acting_sessions_acting_ref_fk" FOREIGN KEY ("acting_ref") REFERENCES "public"."acting_sessions"("acting_ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ons" ADD CONSTRAINT "sign_ons_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_plans_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("plan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_history" ADD CONSTRAINT "password_history_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_preferences" ADD CONSTRAINT "report_preferences_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_facilitator_id_facilitators_facilitator_id_fk" FOREIGN KEY ("facilitator_id") REFERENCES "public"."facilitators"("facilitator_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_by_created" ON "applications" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"application_id");--> statement-breakpoint
CREATE INDEX "applications_by_name" ON "applications" USING btree ("facilitator_id",lower("dba_name"),"application_id");--> statement-breakpoint
CREATE INDEX "applications_by_product" ON "applications" USING btree ("sp_product_id","created_at" DESC NULLS FIRST,"application_id");--> statement-breakpoint
CREATE INDEX "applications_by_submitted" ON "applications" USING btree ("facilitator_id","submitted_at" DESC NULLS FIRST,"application_id");--> statement-breakpoint
CREATE INDEX "applications_by_status" ON "applications" USING btree ("facilitator_id","status","application_id");--> statement-breakpoint
CREATE INDEX "payout_bank_accounts_application" ON "payout_bank_accounts" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sub_merchants_id" ON "sub_merchants" USING btree ("sub_merchant_id");--> statement-breakpoint
CREATE INDEX "sub_merchants_application" ON "sub_merchants" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "sub_merchants_by_name" ON "sub_merchants" USING btree ("facilitator_id",lower("dba_name"),"sub_merchant_id");--> statement-breakpoint
CREATE INDEX "sub_merchants_by_product" ON "sub_merchants" USING btree ("sp_product_id",lower("dba_name"),"sub_merchant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_secret" ON "api_keys" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "api_keys_by_created" ON "api_keys" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"api_user_id");--> statement-breakpoint
CREATE INDEX "api_keys_of_product" ON "api_keys" USING btree ("sp_product_id");--> statement-breakpoint
CREATE INDEX "invites_by_created" ON "invites" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"invite_id");--> statement-breakpoint
CREATE INDEX "invites_by_product" ON "invites" USING btree ("sp_product_id","created_at" DESC NULLS FIRST,"invite_id");--> statement-breakpoint
CREATE INDEX "invites_of_application" ON "invites" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invites_link" ON "invites" USING btree ("link_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invites_open" ON "invites" USING btree ("sp_product_id",lower("email")) WHERE "invites"."status" in ('created', 'sent');--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE "outbox"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_by_created" ON "outbox" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"message_id");--> statement-breakpoint
CREATE INDEX "loans_of_application" ON "loans" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "referrals_by_created" ON "referrals" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"referral_id");--> statement-breakpoint
CREATE INDEX "referrals_of_merchant" ON "referrals" USING btree ("sub_merchant_id");--> statement-breakpoint
CREATE INDEX "account_checks_by_run" ON "account_checks" USING btree ("facilitator_id","ran_at" DESC NULLS FIRST,"check_id");--> statement-breakpoint
CREATE INDEX "account_checks_of_application" ON "account_checks" USING btree ("application_id","ran_at" DESC NULLS FIRST,"check_id");--> statement-breakpoint
CREATE INDEX "bank_account_tokens_customer" ON "bank_account_tokens" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "card_tokens_of_merchant" ON "card_tokens" USING btree ("sub_merchant_id","created_at");--> statement-breakpoint
CREATE INDEX "card_tokens_customer" ON "card_tokens" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "card_tokens_temporary" ON "card_tokens" USING btree ("expires_at") WHERE "card_tokens"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "customers_by_created" ON "customers" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"customer_id");--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customers" USING btree ("facilitator_id",lower("name"),"customer_id");--> statement-breakpoint
CREATE INDEX "customers_of_merchant_by_created" ON "customers" USING btree ("sub_merchant_id","created_at" DESC NULLS FIRST,"customer_id");--> statement-breakpoint
CREATE INDEX "customers_of_merchant_by_name" ON "customers" USING btree ("sub_merchant_id",lower("name"),"customer_id");--> statement-breakpoint
CREATE INDEX "customers_by_text" ON "customers" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops,"mobile_number" gin_trgm_ops,"customer_id" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "token_sessions_by_created" ON "token_sessions" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"token_session_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "token_sessions_by_created_of_merchant" ON "token_sessions" USING btree ("sub_merchant_id","created_at" DESC NULLS FIRST,"token_session_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "token_sessions_by_tokens" ON "token_sessions" USING btree ("facilitator_id","token_count" DESC NULLS FIRST,"token_session_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "token_sessions_by_tokens_of_merchant" ON "token_sessions" USING btree ("sub_merchant_id","token_count" DESC NULLS FIRST,"token_session_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "token_sessions_unused" ON "token_sessions" USING btree ("expires_at") WHERE "token_sessions"."user_id" is null and "token_sessions"."token_count" = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "facilitators_brand" ON "facilitators" USING btree ("brand");--> statement-breakpoint
CREATE UNIQUE INDEX "sp_products_slug" ON "sp_products" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "sp_products_facilitator" ON "sp_products" USING btree ("facilitator_id","name");--> statement-breakpoint
CREATE INDEX "transaction_tallies_of_products" ON "transaction_tallies" USING btree ("facilitator_id","unit","hour","operation","payment_type","outcome","status","sp_product_id","provider","count","captured","shown") WHERE "transaction_tallies"."sub_merchant_id" is null;--> statement-breakpoint
CREATE INDEX "transaction_tallies_of_accounts" ON "transaction_tallies" USING btree ("sub_merchant_id","unit","hour") WHERE "transaction_tallies"."sub_merchant_id" is not null;--> statement-breakpoint
CREATE INDEX "transaction_tallies_differences" ON "transaction_tallies" USING btree ("unit","hour","facilitator_id","sub_merchant_id") WHERE not "transaction_tallies"."is_sum";--> statement-breakpoint
CREATE INDEX "hosted_payments_of_transaction" ON "hosted_payments" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "hosted_payments_of_session" ON "hosted_payments" USING btree ("session_id","created_at");--> statement-breakpoint
CREATE INDEX "hosted_sessions_by_created" ON "hosted_sessions" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"session_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "hosted_sessions_by_created_of_merchant" ON "hosted_sessions" USING btree ("sub_merchant_id","created_at" DESC NULLS FIRST,"session_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "hosted_sessions_by_expiry" ON "hosted_sessions" USING btree ("facilitator_id","expires_at" DESC NULLS FIRST,"session_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "hosted_sessions_by_expiry_of_merchant" ON "hosted_sessions" USING btree ("sub_merchant_id","expires_at" DESC NULLS FIRST,"session_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "hosted_sessions_by_total" ON "hosted_sessions" USING btree ("facilitator_id","total_amount" DESC NULLS FIRST,"session_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "hosted_sessions_by_total_of_merchant" ON "hosted_sessions" USING btree ("sub_merchant_id","total_amount" DESC NULLS FIRST,"session_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "hosted_sessions_to_expire" ON "hosted_sessions" USING btree ("expires_at") WHERE "hosted_sessions"."status" not in ('canceled', 'expired');--> statement-breakpoint
CREATE INDEX "hosted_sessions_onboarding" ON "hosted_sessions" USING btree ("sub_merchant_id") WHERE "hosted_sessions"."status" = 'onboarding';--> statement-breakpoint
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
CREATE INDEX "ledger_entries_posting" ON "ledger_entries" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account","created_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_of_merchant" ON "ledger_entries" USING btree ("sub_merchant_id","created_at" DESC NULLS FIRST,"entry_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_created" ON "ledger_entries" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"entry_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_fees" ON "ledger_entries" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"entry_id" DESC NULLS FIRST,"sub_merchant_id","fee_kind","amount") WHERE "ledger_entries"."kind" = 'fee' and "ledger_entries"."amount" > 0;--> statement-breakpoint
CREATE INDEX "ledger_tallies_by_account" ON "ledger_tallies" USING btree ("account","unit","day");--> statement-breakpoint
CREATE INDEX "ledger_tallies_of_facilitator" ON "ledger_tallies" USING btree ("facilitator_id","unit","day");--> statement-breakpoint
CREATE INDEX "ledger_tallies_of_merchant" ON "ledger_tallies" USING btree ("sub_merchant_id","unit") WHERE "ledger_tallies"."sub_merchant_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_tallies_differences" ON "ledger_tallies" USING btree ("unit","day","account","facilitator_id") WHERE not "ledger_tallies"."is_sum";--> statement-breakpoint
CREATE INDEX "api_logs_by_created" ON "api_logs" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"api_log_id");--> statement-breakpoint
CREATE INDEX "api_logs_of_product" ON "api_logs" USING btree ("sp_product_id","created_at" DESC NULLS FIRST,"api_log_id");--> statement-breakpoint
CREATE INDEX "processor_sessions_by_started" ON "processor_sessions" USING btree ("facilitator_id","started_at" DESC NULLS FIRST,"session_id");--> statement-breakpoint
CREATE INDEX "processor_sessions_transaction" ON "processor_sessions" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "comments_of_model" ON "comments" USING btree ("facilitator_id","model_name","model_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "tag_definitions_name" ON "tag_definitions" USING btree ("facilitator_id","scope",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "tags_once" ON "tags" USING btree ("tag_definition_id","model_id");--> statement-breakpoint
CREATE INDEX "tags_of_model" ON "tags" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "tags_by_created" ON "tags" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"tag_id");--> statement-breakpoint
CREATE INDEX "notification_events_by_created" ON "notification_events" USING btree ("facilitator_id","audience","created_at" DESC NULLS FIRST,"notification_event_id");--> statement-breakpoint
CREATE INDEX "notification_events_of_merchant" ON "notification_events" USING btree ("sub_merchant_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "idempotency_keys_expiry" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_activities_by_created" ON "user_activities" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"activity_id");--> statement-breakpoint
CREATE INDEX "user_activities_of_target" ON "user_activities" USING btree ("target","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "user_activities_of_user" ON "user_activities" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_link_templates_by_name" ON "payment_link_templates" USING btree ("facilitator_id",lower("name"),"payment_link_template_id");--> statement-breakpoint
CREATE INDEX "payment_link_templates_by_created" ON "payment_link_templates" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"payment_link_template_id");--> statement-breakpoint
CREATE INDEX "previews_expiry" ON "previews" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "differences_by_created" ON "reconciliation_differences" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"difference_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "differences_by_created_of_merchant" ON "reconciliation_differences" USING btree ("sub_merchant_id","created_at" DESC NULLS FIRST,"difference_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "differences_of_batch" ON "reconciliation_differences" USING btree ("batch_id","status");--> statement-breakpoint
CREATE INDEX "settlement_file_lines_of_batch" ON "settlement_file_lines" USING btree ("batch_id","line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_file_lines_by_reference" ON "settlement_file_lines" USING btree ("reference","operation");--> statement-breakpoint
CREATE INDEX "settlement_files_by_day" ON "settlement_files" USING btree ("facilitator_id","business_date" DESC NULLS FIRST,"batch_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "settlement_files_by_day_of_merchant" ON "settlement_files" USING btree ("sub_merchant_id","business_date" DESC NULLS FIRST,"batch_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "settlement_files_awaited" ON "settlement_files" USING btree ("created_at","batch_id") WHERE "settlement_files"."received_at" is null;--> statement-breakpoint
CREATE INDEX "alerts_by_created" ON "alerts" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"alert_id");--> statement-breakpoint
CREATE INDEX "alerts_of_merchant" ON "alerts" USING btree ("sub_merchant_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "alerts_group" ON "alerts" USING btree ("alert_group_id");--> statement-breakpoint
CREATE INDEX "alerts_transaction" ON "alerts" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "risk_evaluations_by_created" ON "risk_evaluations" USING btree ("facilitator_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "risk_evaluations_group" ON "risk_evaluations" USING btree ("group_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "risk_evaluations_transaction" ON "risk_evaluations" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "risk_rules_facilitator" ON "risk_rules" USING btree ("facilitator_id","name");--> statement-breakpoint
CREATE INDEX "factors_of_user" ON "factors" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "factors_credential" ON "factors" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "sign_in_steps_by_expiry" ON "sign_in_steps" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_steps_of_user" ON "sign_in_steps" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "onboarding_drafts_by_updated" ON "onboarding_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "acting_sessions_sign_on" ON "acting_sessions" USING btree ("sign_on_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bearer_sessions_token" ON "bearer_sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "bearer_sessions_sign_on" ON "bearer_sessions" USING btree ("sign_on_id");--> statement-breakpoint
CREATE INDEX "bearer_sessions_user" ON "bearer_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_ons_cookie" ON "sign_ons" USING btree ("cookie_hash");--> statement-breakpoint
CREATE INDEX "sign_ons_user" ON "sign_ons" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "batches_by_created" ON "batches" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"batch_id");--> statement-breakpoint
CREATE INDEX "batches_of_merchant" ON "batches" USING btree ("sub_merchant_id","created_at" DESC NULLS FIRST,"batch_id");--> statement-breakpoint
CREATE INDEX "batches_of_payout" ON "batches" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "disputes_by_created" ON "disputes" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"dispute_id");--> statement-breakpoint
CREATE INDEX "disputes_of_merchant" ON "disputes" USING btree ("sub_merchant_id","created_at" DESC NULLS FIRST,"dispute_id");--> statement-breakpoint
CREATE INDEX "disputes_by_deadline" ON "disputes" USING btree ("facilitator_id","respond_by","dispute_id");--> statement-breakpoint
CREATE INDEX "disputes_of_payment" ON "disputes" USING btree ("root_transaction_id");--> statement-breakpoint
CREATE INDEX "payouts_by_created" ON "payouts" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"payout_id");--> statement-breakpoint
CREATE INDEX "payouts_by_status" ON "payouts" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "payouts_of_merchant" ON "payouts" USING btree ("sub_merchant_id","created_at" DESC NULLS FIRST,"payout_id");--> statement-breakpoint
CREATE INDEX "payouts_by_amount" ON "payouts" USING btree ("facilitator_id","amount" DESC NULLS FIRST,"payout_id");--> statement-breakpoint
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
CREATE INDEX "transaction_timeline_payment" ON "transaction_timeline" USING btree ("root_transaction_id","created_at","step");--> statement-breakpoint
CREATE INDEX "transactions_by_created" ON "transactions" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"transaction_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transactions_of_product" ON "transactions" USING btree ("sp_product_id");--> statement-breakpoint
CREATE INDEX "transactions_of_merchant" ON "transactions" USING btree ("sub_merchant_id","facilitator_id","created_at" DESC NULLS FIRST,"transaction_id" DESC NULLS FIRST,"operation","outcome","status","signed_amount","card_brand","payment_type","source","captured_amount");--> statement-breakpoint
CREATE INDEX "transactions_by_amount" ON "transactions" USING btree ("facilitator_id","signed_amount" DESC NULLS FIRST,"transaction_id" DESC NULLS FIRST,"sub_merchant_id","status","operation");--> statement-breakpoint
CREATE INDEX "transactions_by_paid_amount" ON "transactions" USING btree ("facilitator_id","paid_amount" DESC NULLS FIRST,"transaction_id" DESC NULLS FIRST,"sub_merchant_id","source") WHERE "transactions"."operation" in ('sale', 'auth');--> statement-breakpoint
CREATE INDEX "transactions_by_status" ON "transactions" USING btree ("facilitator_id","status","created_at" DESC NULLS FIRST,"transaction_id" DESC NULLS FIRST,"sub_merchant_id","sp_product_id","signed_amount","operation","paid_amount") WHERE "transactions"."status" not in ('settled', 'success');--> statement-breakpoint
CREATE INDEX "transactions_by_operation" ON "transactions" USING btree ("facilitator_id","operation","created_at" DESC NULLS FIRST,"transaction_id" DESC NULLS FIRST,"sub_merchant_id","sp_product_id","signed_amount","outcome","captured_amount","paid_amount") WHERE "transactions"."operation" <> 'sale';--> statement-breakpoint
CREATE INDEX "transactions_by_brand" ON "transactions" USING btree ("facilitator_id","card_brand","created_at" DESC NULLS FIRST,"transaction_id" DESC NULLS FIRST,"sub_merchant_id","sp_product_id","signed_amount","operation","paid_amount") WHERE "transactions"."card_brand" not in ('visa', 'mastercard');--> statement-breakpoint
CREATE INDEX "transactions_by_type" ON "transactions" USING btree ("facilitator_id","payment_type","created_at" DESC NULLS FIRST,"transaction_id" DESC NULLS FIRST,"sub_merchant_id","sp_product_id","signed_amount","operation","paid_amount","settled_at") WHERE "transactions"."payment_type" not in ('creditCard', 'debit');--> statement-breakpoint
CREATE INDEX "transactions_by_outcome" ON "transactions" USING btree ("facilitator_id","outcome","created_at" DESC NULLS FIRST,"transaction_id" DESC NULLS FIRST,"sub_merchant_id","sp_product_id","signed_amount","operation","paid_amount") WHERE "transactions"."outcome" <> 'success';--> statement-breakpoint
CREATE INDEX "transactions_by_source" ON "transactions" USING btree ("facilitator_id","source","created_at" DESC NULLS FIRST,"transaction_id" DESC NULLS FIRST,"sub_merchant_id","sp_product_id","signed_amount","operation","paid_amount") WHERE "transactions"."source" not in ('api', 'checkout', 'backoffice');--> statement-breakpoint
CREATE INDEX "transactions_refunded" ON "transactions" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"transaction_id" DESC NULLS FIRST,"sub_merchant_id","sp_product_id","paid_amount") WHERE "transactions"."operation" in ('sale', 'auth') and "transactions"."refunded_amount" + "transactions"."pending_refund_amount" > 0;--> statement-breakpoint
CREATE INDEX "transactions_disputed" ON "transactions" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"transaction_id" DESC NULLS FIRST,"sub_merchant_id","sp_product_id","paid_amount") WHERE "transactions"."operation" in ('sale', 'auth') and "transactions"."disputed_amount" > 0;--> statement-breakpoint
CREATE INDEX "transactions_uncaptured" ON "transactions" USING btree ("facilitator_id","paid_amount" DESC NULLS FIRST,"transaction_id" DESC NULLS FIRST,"sub_merchant_id","sp_product_id") WHERE "transactions"."operation" = 'auth' and "transactions"."outcome" = 'success' and "transactions"."captured_amount" = 0;--> statement-breakpoint
CREATE INDEX "transactions_by_last4" ON "transactions" USING btree ("last4","facilitator_id","sub_merchant_id","sp_product_id","operation") WHERE "transactions"."last4" is not null;--> statement-breakpoint
CREATE INDEX "transactions_by_text" ON "transactions" USING gin ("card_holder_name" gin_trgm_ops,"invoice_number" gin_trgm_ops,"customer_id" gin_trgm_ops,"authorization_code" gin_trgm_ops,"transaction_id" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "transactions_of_payment" ON "transactions" USING btree ("root_transaction_id");--> statement-breakpoint
CREATE INDEX "transactions_of_customer" ON "transactions" USING btree ("customer_id" text_pattern_ops) WHERE "transactions"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "transactions_of_card" ON "transactions" USING btree ("token") WHERE "transactions"."token" is not null;--> statement-breakpoint
CREATE INDEX "transactions_paid_by_card" ON "transactions" USING btree ("facilitator_id","card_brand","token","created_at","sub_merchant_id","sp_product_id","captured_amount") WHERE "transactions"."captured_amount" > 0 and "transactions"."payment_type" <> 'eCheck' and "transactions"."card_brand" is not null;--> statement-breakpoint
CREATE INDEX "transactions_of_batch" ON "transactions" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "transactions_unsettled" ON "transactions" USING btree ("facilitator_id","created_at") WHERE "transactions"."batch_id" is null and "transactions"."outcome" = 'success' and ("transactions"."operation" in ('capture', 'refund', 'chargeback', 'reconciled', 'reversal') or ("transactions"."operation" = 'sale' and "transactions"."payment_type" <> 'eCheck' and "transactions"."status" in ('processing', 'partially-refunded', 'refunded')));--> statement-breakpoint
CREATE INDEX "transactions_authorized" ON "transactions" USING btree ("expires_at") WHERE "transactions"."status" = 'authorized';--> statement-breakpoint
CREATE INDEX "transactions_undecided" ON "transactions" USING btree ("created_at") WHERE "transactions"."outcome" in ('pending', 'errored');--> statement-breakpoint
CREATE INDEX "transactions_echecks_due" ON "transactions" USING btree ("facilitator_id","sent_on") WHERE "transactions"."payment_type" = 'eCheck' and ("transactions"."status" in ('pending', 'processing'));--> statement-breakpoint
CREATE INDEX "transactions_of_hosted_session" ON "transactions" USING btree ("hosted_session_id") WHERE "transactions"."hosted_session_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_subscription_charge" ON "transactions" USING btree ("subscription_id","charge_number") WHERE "transactions"."subscription_id" is not null and "transactions"."operation" = 'sale' and "transactions"."outcome" in ('pending', 'success');--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_installment_charge" ON "transactions" USING btree ("installment_id","charge_number") WHERE "transactions"."installment_id" is not null and "transactions"."operation" = 'sale' and "transactions"."outcome" in ('pending', 'success');--> statement-breakpoint
CREATE INDEX "transactions_of_subscription" ON "transactions" USING btree ("subscription_id","created_at") WHERE "transactions"."subscription_id" is not null;--> statement-breakpoint
CREATE INDEX "transactions_of_installment" ON "transactions" USING btree ("installment_id","created_at") WHERE "transactions"."installment_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_processor_reference" ON "transactions" USING btree ("processor_reference");--> statement-breakpoint
CREATE INDEX "transactions_to_take_back" ON "transactions" USING btree ("created_at","transaction_id") WHERE "transactions"."undo_amount" is not null and "transactions"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "memberships_of_place" ON "memberships" USING btree ("place_id","role","user_id");--> statement-breakpoint
CREATE INDEX "password_history_of_user" ON "password_history" USING btree ("user_id","replaced_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree ("facilitator_id",lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("facilitator_id",lower("email"));--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("facilitator_id",lower("name"),"user_id");--> statement-breakpoint
CREATE INDEX "users_by_created" ON "users" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"user_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_product" ON "webhook_deliveries" USING btree ("sp_product_id","created_at" DESC NULLS FIRST,"webhook_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_created" ON "webhook_deliveries" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"webhook_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("next_attempt_at") WHERE "webhook_deliveries"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "events_due" ON "simulator"."events" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "operations_payment" ON "simulator"."operations" USING btree ("payment_reference","created_at");--> statement-breakpoint
CREATE INDEX "operations_of_merchant" ON "simulator"."operations" USING btree ("merchant_id","decided_at");
--> statement-breakpoint
-- Entries are never changed or removed, by anyone.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Ledger entries are never changed or deleted' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
ALTER TABLE ledger_entries ENABLE ALWAYS TRIGGER ledger_entries_immutable;
--> statement-breakpoint
-- The entries of one posting come in one statement and sum to zero.
CREATE FUNCTION require_balanced_postings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unbalanced text;
BEGIN
  SELECT posting_id INTO unbalanced FROM added GROUP BY posting_id HAVING sum(amount) <> 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'Posting % does not balance', unbalanced USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_balanced AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION require_balanced_postings();
--> statement-breakpoint
ALTER TABLE ledger_entries ENABLE ALWAYS TRIGGER ledger_entries_balanced;
--> statement-breakpoint
-- Balances follow every entry in the statement that writes it, whoever writes it.
CREATE FUNCTION tally_ledger_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_tallies (facilitator_id, account, unit, day, amount, entries)
  SELECT facilitator_id, account, unit, date_trunc(unit, created_at, 'UTC'), sum(amount), count(*)
  FROM added CROSS JOIN (VALUES ('day'), ('month')) AS units (unit)
  GROUP BY 1, 2, 3, 4;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_tallied AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_ledger_entries();
--> statement-breakpoint
ALTER TABLE ledger_entries ENABLE ALWAYS TRIGGER ledger_entries_tallied;
--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON ledger_entries FROM PUBLIC, CURRENT_USER;
--> statement-breakpoint
-- Figures follow every change of operations in the transaction of the change. What stays undecided
-- counts for nothing; a change that moves no figure writes nothing.
CREATE FUNCTION tally_transactions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO transaction_tallies (facilitator_id, sp_product_id, sub_merchant_id, unit, hour, operation, payment_type, outcome, status, provider, count, captured, shown)
    SELECT facilitator_id, sp_product_id, sub_merchant_id, unit, date_trunc(unit, created_at, 'UTC'), operation, payment_type, outcome, status, provider, sum(n), sum(captured), sum(shown)
    FROM (
      SELECT facilitator_id, sp_product_id, sub_merchant_id, created_at, operation, payment_type, outcome,
        CASE WHEN captured_amount > 0 THEN 'taken' WHEN status = 'declined' THEN 'declined' ELSE 'other' END AS status, provider,
        1 AS n, captured_amount AS captured, abs(signed_amount) AS shown
      FROM added WHERE outcome = 'success' OR status = 'declined'
    ) AS changes CROSS JOIN (VALUES ('hour'), ('day'), ('month')) AS units (unit)
    GROUP BY GROUPING SETS (
      (facilitator_id, sp_product_id, unit, date_trunc(unit, created_at, 'UTC'), operation, payment_type, outcome, status, provider),
      (facilitator_id, sp_product_id, unit, date_trunc(unit, created_at, 'UTC'), operation, payment_type, outcome, status, provider, sub_merchant_id));
  ELSE
    INSERT INTO transaction_tallies (facilitator_id, sp_product_id, sub_merchant_id, unit, hour, operation, payment_type, outcome, status, provider, count, captured, shown)
    SELECT facilitator_id, sp_product_id, sub_merchant_id, unit, date_trunc(unit, created_at, 'UTC'), operation, payment_type, outcome, status, provider, sum(n), sum(captured), sum(shown)
    FROM (
      SELECT facilitator_id, sp_product_id, sub_merchant_id, created_at, operation, payment_type, outcome,
        CASE WHEN captured_amount > 0 THEN 'taken' WHEN status = 'declined' THEN 'declined' ELSE 'other' END AS status, provider,
        -1 AS n, -captured_amount AS captured, -abs(signed_amount) AS shown
      FROM gone WHERE outcome = 'success' OR status = 'declined'
      UNION ALL
      SELECT facilitator_id, sp_product_id, sub_merchant_id, created_at, operation, payment_type, outcome,
        CASE WHEN captured_amount > 0 THEN 'taken' WHEN status = 'declined' THEN 'declined' ELSE 'other' END AS status, provider,
        1 AS n, captured_amount AS captured, abs(signed_amount) AS shown
      FROM added WHERE outcome = 'success' OR status = 'declined'
    ) AS changes CROSS JOIN (VALUES ('hour'), ('day'), ('month')) AS units (unit)
    GROUP BY GROUPING SETS (
      (facilitator_id, sp_product_id, unit, date_trunc(unit, created_at, 'UTC'), operation, payment_type, outcome, status, provider),
      (facilitator_id, sp_product_id, unit, date_trunc(unit, created_at, 'UTC'), operation, payment_type, outcome, status, provider, sub_merchant_id))
    HAVING sum(n) <> 0 OR sum(captured) <> 0 OR sum(shown) <> 0;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER transactions_added_tallied AFTER INSERT ON transactions
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_transactions();
--> statement-breakpoint
CREATE TRIGGER transactions_changed_tallied AFTER UPDATE ON transactions
  REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_transactions();
--> statement-breakpoint
-- Lists and figures read indexes alone, which takes pages that are known to be seen by everybody: the
-- server's own measure, a fifth of the table, comes too seldom.
ALTER TABLE "transactions" SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.05);
--> statement-breakpoint
-- Who is locked or deleted is signed out: nothing they opened, and nobody who acts as them, comes back
-- with an unlock.
CREATE FUNCTION end_sessions_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bearer_sessions SET ended_at = clock_timestamp() WHERE ended_at IS NULL
    AND (user_id = NEW.user_id OR sign_on_id IN (SELECT sign_on_id FROM sign_ons WHERE user_id = NEW.user_id));
  UPDATE acting_sessions SET ended_at = clock_timestamp() WHERE ended_at IS NULL
    AND (user_id = NEW.user_id OR owner_user_id = NEW.user_id);
  UPDATE sign_ons SET ended_at = clock_timestamp() WHERE ended_at IS NULL AND user_id = NEW.user_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_sessions_ended AFTER UPDATE OF locked_at, deleted_at ON users
  FOR EACH ROW WHEN (NEW.locked_at IS NOT NULL OR NEW.deleted_at IS NOT NULL)
  EXECUTE FUNCTION end_sessions_of_user();
--> statement-breakpoint
-- Written with every call of a key: not worth a log for the time after a crash.
ALTER TABLE "limit_windows" SET UNLOGGED;
--> statement-breakpoint
-- An account never moves without a line in its log, and no line is changed or lost.
CREATE FUNCTION require_account_line() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  written integer := jsonb_array_length(OLD.logs);
BEGIN
  IF NEW.logs <> OLD.logs AND (SELECT coalesce(jsonb_agg(line ORDER BY place), '[]') FROM jsonb_array_elements(NEW.logs) WITH ORDINALITY AS lines (line, place) WHERE place <= written) <> OLD.logs THEN
    RAISE EXCEPTION 'Lines of the log of account % are never changed or deleted', OLD.application_id USING ERRCODE = 'restrict_violation';
  END IF;
  IF (NEW.status, NEW.stage, NEW.provisioning, NEW.is_suspended) IS DISTINCT FROM (OLD.status, OLD.stage, OLD.provisioning, OLD.is_suspended)
    AND jsonb_array_length(NEW.logs) <= written THEN
    RAISE EXCEPTION 'Account % moves without a line in its log', OLD.application_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER applications_logged AFTER UPDATE OF status, stage, provisioning, is_suspended, logs ON applications
  FOR EACH ROW EXECUTE FUNCTION require_account_line();
--> statement-breakpoint
-- The first instant of the hour, day, week or month of a zone that a moment lies in: also of a day whose
-- clock skips midnight or shows it twice, and of an hour that the clock cuts short or makes longer.
-- `date_trunc` with a zone errs on those.
CREATE FUNCTION period_start(unit text, moment timestamptz, zone text) RETURNS timestamptz
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  clock CONSTANT timestamp := moment AT TIME ZONE zone;
  begins CONSTANT timestamp := date_trunc(unit, clock);
  start timestamptz;
BEGIN
  IF unit = 'hour' THEN
    start := (moment AT TIME ZONE 'UTC' - (clock - begins)) AT TIME ZONE 'UTC';
    RETURN (start AT TIME ZONE 'UTC' + (begins - start AT TIME ZONE zone)) AT TIME ZONE 'UTC';
  END IF;
  start := begins AT TIME ZONE zone;
  IF (start - interval '1 hour') AT TIME ZONE zone = begins THEN RETURN start - interval '1 hour'; END IF;
  RETURN start;
END
$$;

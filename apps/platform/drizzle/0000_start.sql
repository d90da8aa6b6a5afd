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
	"dba_name" text NOT NULL,
	"legal_name" text NOT NULL,
	"identity" jsonb NOT NULL,
	"features" jsonb NOT NULL,
	"settings" jsonb NOT NULL,
	"logs" jsonb NOT NULL,
	"tokenization_public_key" text NOT NULL,
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
	"bank_name" text NOT NULL,
	"last4" text NOT NULL,
	"is_preferred" boolean NOT NULL,
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
	"billing_descriptor" text NOT NULL,
	"ownership_type" text NOT NULL,
	"mcc" text NOT NULL,
	"processors" jsonb NOT NULL,
	"echeck_enabled" boolean NOT NULL,
	"echeck_status" text NOT NULL,
	"apple_pay_enabled" boolean NOT NULL,
	"cybersource_enabled" boolean NOT NULL,
	"decision_manager_enabled" boolean NOT NULL,
	"fees" jsonb NOT NULL,
	"rules" jsonb NOT NULL,
	"risk_rules" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
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
	"sub_merchant_id" text,
	"user_id" text,
	"target_origins" text[] NOT NULL,
	"status" text NOT NULL,
	"device" text,
	"browser" text,
	"os" text,
	"token" text,
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
	"branding" jsonb NOT NULL,
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
	"mcc_codes" jsonb NOT NULL,
	"ownership_types" jsonb NOT NULL,
	"fees" jsonb NOT NULL,
	"fee_templates" jsonb NOT NULL,
	"onboarding_flow_templates" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"entry_id" text PRIMARY KEY NOT NULL,
	"posting_id" text NOT NULL,
	"kind" text NOT NULL,
	"facilitator_id" text NOT NULL,
	"sub_merchant_id" text,
	"transaction_id" text,
	"payout_id" text,
	"batch_id" text,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"description" text NOT NULL,
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
	"return_code" text,
	"bank_account_token" text,
	"last4" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount" > 0)
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
	CONSTRAINT "operations_reference_unique" UNIQUE("reference")
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
	"fee_amount" bigint,
	"captured_amount" bigint DEFAULT 0 NOT NULL,
	"refunded_amount" bigint DEFAULT 0 NOT NULL,
	"pending_refund_amount" bigint DEFAULT 0 NOT NULL,
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
	"invoice_number" text,
	"description" text,
	"custom_fields" jsonb,
	"review_rule_id" text,
	"reason" text,
	"batch_id" text,
	"user_id" text,
	"username" text,
	"ip" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "transactions_amount" CHECK ("transactions"."amount" > 0),
	CONSTRAINT "transactions_refund_guard" CHECK ("transactions"."refunded_amount" >= 0 and "transactions"."pending_refund_amount" >= 0 and "transactions"."refunded_amount" + "transactions"."pending_refund_amount" <= "transactions"."captured_amount")
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
	"single_search" jsonb,
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
	"acl" jsonb NOT NULL,
	"roles" text[] NOT NULL,
	"application_ids" text[] NOT NULL,
	"sub_merchant_ids" text[] NOT NULL,
	"product_ids" text[] NOT NULL,
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
ALTER TABLE "applications" ADD CONSTRAINT "applications_facilitator_id_facilitators_facilitator_id_fk" FOREIGN KEY ("facilitator_id") REFERENCES "public"."facilitators"("facilitator_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_sp_product_id_sp_products_sp_product_id_fk" FOREIGN KEY ("sp_product_id") REFERENCES "public"."sp_products"("sp_product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_bank_accounts" ADD CONSTRAINT "payout_bank_accounts_application_id_applications_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("application_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_merchants" ADD CONSTRAINT "sub_merchants_application_id_applications_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("application_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_account_tokens" ADD CONSTRAINT "bank_account_tokens_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_tokens" ADD CONSTRAINT "card_tokens_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sp_products" ADD CONSTRAINT "sp_products_facilitator_id_facilitators_facilitator_id_fk" FOREIGN KEY ("facilitator_id") REFERENCES "public"."facilitators"("facilitator_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acting_sessions" ADD CONSTRAINT "acting_sessions_sign_on_id_sign_ons_sign_on_id_fk" FOREIGN KEY ("sign_on_id") REFERENCES "public"."sign_ons"("sign_on_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acting_sessions" ADD CONSTRAINT "acting_sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bearer_sessions" ADD CONSTRAINT "bearer_sessions_sign_on_id_sign_ons_sign_on_id_fk" FOREIGN KEY ("sign_on_id") REFERENCES "public"."sign_ons"("sign_on_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bearer_sessions" ADD CONSTRAINT "bearer_sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bearer_sessions" ADD CONSTRAINT "bearer_sessions_acting_ref_acting_sessions_acting_ref_fk" FOREIGN KEY ("acting_ref") REFERENCES "public"."acting_sessions"("acting_ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ons" ADD CONSTRAINT "sign_ons_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_preferences" ADD CONSTRAINT "report_preferences_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_facilitator_id_facilitators_facilitator_id_fk" FOREIGN KEY ("facilitator_id") REFERENCES "public"."facilitators"("facilitator_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_by_created" ON "applications" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"application_id");--> statement-breakpoint
CREATE INDEX "applications_by_name" ON "applications" USING btree ("facilitator_id",lower("dba_name"),"application_id");--> statement-breakpoint
CREATE INDEX "applications_by_product" ON "applications" USING btree ("sp_product_id","created_at" DESC NULLS FIRST,"application_id");--> statement-breakpoint
CREATE INDEX "payout_bank_accounts_application" ON "payout_bank_accounts" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sub_merchants_id" ON "sub_merchants" USING btree ("sub_merchant_id");--> statement-breakpoint
CREATE INDEX "sub_merchants_application" ON "sub_merchants" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "sub_merchants_by_name" ON "sub_merchants" USING btree ("facilitator_id",lower("dba_name"),"sub_merchant_id");--> statement-breakpoint
CREATE INDEX "sub_merchants_by_product" ON "sub_merchants" USING btree ("sp_product_id",lower("dba_name"),"sub_merchant_id");--> statement-breakpoint
CREATE INDEX "bank_account_tokens_customer" ON "bank_account_tokens" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "card_tokens_customer" ON "card_tokens" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "card_tokens_temporary" ON "card_tokens" USING btree ("expires_at") WHERE "card_tokens"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "customers_by_created" ON "customers" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"customer_id");--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customers" USING btree ("facilitator_id",lower("name"),"customer_id");--> statement-breakpoint
CREATE INDEX "customers_of_merchant_by_created" ON "customers" USING btree ("sub_merchant_id","created_at" DESC NULLS FIRST,"customer_id");--> statement-breakpoint
CREATE INDEX "customers_of_merchant_by_name" ON "customers" USING btree ("sub_merchant_id",lower("name"),"customer_id");--> statement-breakpoint
CREATE INDEX "token_sessions_by_created" ON "token_sessions" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"token_session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "facilitators_brand" ON "facilitators" USING btree ("brand");--> statement-breakpoint
CREATE UNIQUE INDEX "sp_products_slug" ON "sp_products" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "sp_products_facilitator" ON "sp_products" USING btree ("facilitator_id","name");--> statement-breakpoint
CREATE INDEX "ledger_entries_posting" ON "ledger_entries" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account","created_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_of_merchant" ON "ledger_entries" USING btree ("sub_merchant_id","created_at" DESC NULLS FIRST,"entry_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_created" ON "ledger_entries" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"entry_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_expiry" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_activities_by_created" ON "user_activities" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"activity_id");--> statement-breakpoint
CREATE INDEX "user_activities_of_user" ON "user_activities" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
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
CREATE INDEX "disputes_of_payment" ON "disputes" USING btree ("root_transaction_id");--> statement-breakpoint
CREATE INDEX "payouts_by_created" ON "payouts" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"payout_id");--> statement-breakpoint
CREATE INDEX "payouts_of_merchant" ON "payouts" USING btree ("sub_merchant_id","created_at" DESC NULLS FIRST,"payout_id");--> statement-breakpoint
CREATE INDEX "payouts_by_amount" ON "payouts" USING btree ("facilitator_id","amount" DESC NULLS FIRST,"payout_id");--> statement-breakpoint
CREATE INDEX "events_due" ON "simulator"."events" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "operations_payment" ON "simulator"."operations" USING btree ("payment_reference","created_at");--> statement-breakpoint
CREATE INDEX "transaction_timeline_payment" ON "transaction_timeline" USING btree ("root_transaction_id","created_at","step");--> statement-breakpoint
CREATE INDEX "transactions_by_created" ON "transactions" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"transaction_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transactions_by_amount" ON "transactions" USING btree ("facilitator_id","amount" DESC NULLS FIRST,"transaction_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transactions_of_product_by_created" ON "transactions" USING btree ("sp_product_id","created_at" DESC NULLS FIRST,"transaction_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transactions_of_product_by_amount" ON "transactions" USING btree ("sp_product_id","amount" DESC NULLS FIRST,"transaction_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transactions_of_merchant_by_created" ON "transactions" USING btree ("sub_merchant_id","created_at" DESC NULLS FIRST,"transaction_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transactions_of_merchant_by_amount" ON "transactions" USING btree ("sub_merchant_id","amount" DESC NULLS FIRST,"transaction_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transactions_by_status" ON "transactions" USING btree ("facilitator_id","status","created_at" DESC NULLS FIRST,"transaction_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transactions_of_payment" ON "transactions" USING btree ("root_transaction_id","created_at");--> statement-breakpoint
CREATE INDEX "transactions_of_customer" ON "transactions" USING btree ("customer_id","created_at" DESC NULLS FIRST,"transaction_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transactions_of_batch" ON "transactions" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "transactions_undecided" ON "transactions" USING btree ("created_at") WHERE "transactions"."outcome" in ('pending', 'errored');--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_processor_reference" ON "transactions" USING btree ("processor_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree ("facilitator_id",lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("facilitator_id",lower("email"));--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("facilitator_id",lower("name"),"user_id");--> statement-breakpoint
CREATE INDEX "users_by_created" ON "users" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"user_id");
CREATE TABLE "api_logs" (
	"api_log_id" text PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"facilitator_id" text NOT NULL,
	"sp_product_id" text NOT NULL,
	"sub_merchant_id" text,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"pattern" text NOT NULL,
	"status_code" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	"api_user_id" text NOT NULL,
	"api_user_name" text NOT NULL,
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
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_attempt_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_secrets" (
	"webhook_secret_id" text PRIMARY KEY NOT NULL,
	"sp_product_id" text NOT NULL,
	"secret" text NOT NULL,
	"works_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "facilitators" ADD COLUMN "support_email" text;--> statement-breakpoint
ALTER TABLE "facilitators" ADD COLUMN "support_phone" text;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_tag_definition_id_tag_definitions_tag_definition_id_fk" FOREIGN KEY ("tag_definition_id") REFERENCES "public"."tag_definitions"("tag_definition_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "alerts_by_created" ON "alerts" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"alert_id");--> statement-breakpoint
CREATE INDEX "alerts_of_merchant" ON "alerts" USING btree ("sub_merchant_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "alerts_group" ON "alerts" USING btree ("alert_group_id");--> statement-breakpoint
CREATE INDEX "alerts_transaction" ON "alerts" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "risk_evaluations_by_created" ON "risk_evaluations" USING btree ("facilitator_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "risk_evaluations_group" ON "risk_evaluations" USING btree ("group_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "risk_evaluations_transaction" ON "risk_evaluations" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "risk_rules_facilitator" ON "risk_rules" USING btree ("facilitator_id","name");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_product" ON "webhook_deliveries" USING btree ("sp_product_id","created_at" DESC NULLS FIRST,"webhook_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_created" ON "webhook_deliveries" USING btree ("facilitator_id","created_at" DESC NULLS FIRST,"webhook_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("next_attempt_at") WHERE "webhook_deliveries"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_secrets_product" ON "webhook_secrets" USING btree ("sp_product_id");--> statement-breakpoint
CREATE INDEX "disputes_by_deadline" ON "disputes" USING btree ("facilitator_id","respond_by","dispute_id");
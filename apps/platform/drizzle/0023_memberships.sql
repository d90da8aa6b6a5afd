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
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memberships_of_place" ON "memberships" USING btree ("place_id","role","user_id");--> statement-breakpoint
-- What people held so far, each role at every one of its places.
INSERT INTO "memberships" ("user_id", "role", "place_kind", "place_id", "force_password_reset", "created_at")
SELECT DISTINCT ON (u.user_id, entry.role, place.id)
  u.user_id, entry.role, place.kind, place.id, entry.forced, u.created_at
FROM "users" u
CROSS JOIN LATERAL (
  SELECT value ->> 'role' AS role, coalesce((value ->> 'forcePasswordReset')::boolean, false) AS forced
  FROM jsonb_array_elements(u.acl)
) AS entry
CROSS JOIN LATERAL (
  SELECT 'brand' AS kind, u.facilitator_id AS id
    WHERE entry.role IN ('admin', 'underwriter', 'bank', 'subborrower', 'applicant-borrower', 'capital-partner')
  UNION ALL
  SELECT 'product', unnest(u.product_ids) WHERE entry.role = 'service-provider'
  UNION ALL
  SELECT 'account', unnest(u.sub_merchant_ids)
    WHERE entry.role IN ('manager', 'applicant', 'merchant-admin', 'employee', 'sales-clerk', 'accounting')
) AS place
WHERE u.deleted_at IS NULL;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "acl";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "roles";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "application_ids";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "sub_merchant_ids";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "product_ids";
ALTER TABLE "api_keys" ADD COLUMN "maker_user_id" text;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "abilities" text[];--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "sub_merchant_ids" text[];--> statement-breakpoint
-- Keys did a service provider's work so far. One whose maker is not found any more does nothing.
UPDATE "api_keys" k SET
  "maker_user_id" = coalesce((SELECT u.user_id FROM "users" u
    WHERE u.facilitator_id = k.facilitator_id AND u.username = k.created_by), 'nobody'),
  "abilities" = ARRAY['sidebar.serviceProvider.accounts', 'serviceProvider.account.overview', 'sidebar.products',
    'sidebar.serviceProvider.products', 'sidebar.developer', 'sidebar.apiLogs', 'sidebar.webhooks', 'sidebar.invites',
    'sidebar.subscriptions', 'sidebar.invoices', 'sidebar.customers', 'sidebar.payments', 'sidebar.processing',
    'sidebar.transactions', 'sidebar.serviceProvider.transactions', 'sidebar.disputes', 'sidebar.payouts',
    'payouts.review', 'payouts.filter.beneficiary', 'filter.product', 'transactions.tab.forReview',
    'transactions.tab.processing', 'accounts.new', 'accounts.submit', 'accounts.clone', 'invites.manage',
    'products.edit'],
  "sub_merchant_ids" = ARRAY[]::text[];--> statement-breakpoint
ALTER TABLE "api_keys" ALTER COLUMN "maker_user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ALTER COLUMN "abilities" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ALTER COLUMN "sub_merchant_ids" SET NOT NULL;

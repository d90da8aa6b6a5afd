-- Settings have held what a dynamic payout schedule waits for since it can be chosen.
UPDATE "applications" SET "settings" = "settings" || '{"payoutThreshold": 1000}'::jsonb
WHERE NOT "settings" ? 'payoutThreshold';
--> statement-breakpoint
-- Payouts of suspended accounts are found by one wording, the domain's.
UPDATE "payouts" SET "hold_reason" = 'The account is suspended.'
WHERE "status" = 'on-hold' AND "hold_reason" = 'The account is suspended';

ALTER TABLE "subscriptions" ADD COLUMN "attempt_digest" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "next_order" jsonb;--> statement-breakpoint
CREATE INDEX "subscriptions_of_attempt" ON "subscriptions" USING btree ("attempt_digest");
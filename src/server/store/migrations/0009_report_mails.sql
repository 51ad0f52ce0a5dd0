ALTER TABLE "outbox" ADD COLUMN "stop_link" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "reports_by_mail" boolean DEFAULT true NOT NULL;
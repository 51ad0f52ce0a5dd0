CREATE TABLE "stock_feeds" (
	"user_id" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"last_four" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_read_at" timestamp (3) with time zone,
	CONSTRAINT "stock_feeds_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
ALTER TABLE "stock_cars" ADD COLUMN "targeting" jsonb;--> statement-breakpoint
ALTER TABLE "stock_feeds" ADD CONSTRAINT "stock_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
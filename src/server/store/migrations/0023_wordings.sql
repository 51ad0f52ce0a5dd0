CREATE TABLE "wordings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"language" text NOT NULL,
	"key" text NOT NULL,
	"typed" text NOT NULL,
	"sentence" text NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wordings_of_user" UNIQUE("user_id","language","key")
);
--> statement-breakpoint
ALTER TABLE "wordings" ADD CONSTRAINT "wordings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
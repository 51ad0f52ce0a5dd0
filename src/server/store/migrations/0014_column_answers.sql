CREATE TABLE "column_answers" (
	"user_id" text NOT NULL,
	"header" text NOT NULL,
	"meaning" text NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "column_answers_user_id_header_pk" PRIMARY KEY("user_id","header")
);
--> statement-breakpoint
ALTER TABLE "column_answers" ADD CONSTRAINT "column_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE TABLE "stock_cars" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"entry" jsonb NOT NULL,
	"unclear" jsonb NOT NULL,
	"line" text,
	"claim_id" uuid,
	"claimed_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"description_id" uuid,
	"doubts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"approved_at" timestamp (3) with time zone,
	CONSTRAINT "stock_cars_position" UNIQUE("job_id","position")
);
--> statement-breakpoint
CREATE TABLE "stock_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"stop" text,
	"styles" jsonb NOT NULL,
	"language" text NOT NULL,
	"targeting" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stock_cars" ADD CONSTRAINT "stock_cars_job_id_stock_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."stock_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_cars" ADD CONSTRAINT "stock_cars_description_id_descriptions_id_fk" FOREIGN KEY ("description_id") REFERENCES "public"."descriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_jobs" ADD CONSTRAINT "stock_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_cars_waiting" ON "stock_cars" USING btree ("position") WHERE "stock_cars"."state" in ('ready', 'writing');--> statement-breakpoint
CREATE INDEX "stock_cars_claim" ON "stock_cars" USING btree ("claim_id") WHERE "stock_cars"."claim_id" is not null;--> statement-breakpoint
CREATE INDEX "stock_cars_description" ON "stock_cars" USING btree ("description_id");--> statement-breakpoint
CREATE INDEX "stock_jobs_of_user" ON "stock_jobs" USING btree ("user_id","created_at");
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"admin_id" text NOT NULL,
	"admin_email" text NOT NULL,
	"action" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject" text NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "car_outcomes" (
	"description_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"published_on" date,
	"published_style" text,
	"lead_on" date,
	"sold_on" date,
	"sold_price" integer,
	"withdrawn_on" date,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_figures" (
	"owner_id" text NOT NULL,
	"day" date NOT NULL,
	"figure" text NOT NULL,
	"style" text NOT NULL,
	"place" text NOT NULL,
	"n" integer NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "daily_figures_owner_id_day_figure_style_place_pk" PRIMARY KEY("owner_id","day","figure","style","place")
);
--> statement-breakpoint
CREATE TABLE "happenings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"owner_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"description_id" uuid,
	"style" text,
	"place" text,
	"value" integer,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "market_snapshots" (
	"period" text PRIMARY KEY NOT NULL,
	"computed_at" timestamp (3) with time zone NOT NULL,
	"trends" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roi_inputs" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"minutes_per_text" integer NOT NULL,
	"hour_cost" integer NOT NULL,
	"day_cost" integer NOT NULL,
	"usual_days" integer
);
--> statement-breakpoint
CREATE TABLE "tallies" (
	"name" text NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_ratings" (
	"description_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"style" text NOT NULL,
	"is_good" boolean NOT NULL,
	"reason" text NOT NULL,
	"rated_on" date NOT NULL,
	CONSTRAINT "text_ratings_description_id_user_id_style_pk" PRIMARY KEY("description_id","user_id","style")
);
--> statement-breakpoint
ALTER TABLE "descriptions" ADD COLUMN "scores" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "plan_is_given" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "car_outcomes" ADD CONSTRAINT "car_outcomes_description_id_descriptions_id_fk" FOREIGN KEY ("description_id") REFERENCES "public"."descriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_outcomes" ADD CONSTRAINT "car_outcomes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_figures" ADD CONSTRAINT "daily_figures_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "happenings" ADD CONSTRAINT "happenings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roi_inputs" ADD CONSTRAINT "roi_inputs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_ratings" ADD CONSTRAINT "text_ratings_description_id_descriptions_id_fk" FOREIGN KEY ("description_id") REFERENCES "public"."descriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_ratings" ADD CONSTRAINT "text_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
DROP INDEX "contact_messages_newest";--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "car_outcomes_of_owner" ON "car_outcomes" USING btree ("owner_id","published_on");--> statement-breakpoint
CREATE INDEX "happenings_of_owner" ON "happenings" USING btree ("owner_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "descriptions_unscored" ON "descriptions" USING btree ("created_at") WHERE "descriptions"."scores" is null;--> statement-breakpoint
UPDATE "users" SET
	"search_text" = lower("email" || chr(10) || "first_name" || ' ' || "last_name"),
	"plan_is_given" = "subscription_plan" <> 'FREE' AND NOT EXISTS (
		SELECT FROM "subscriptions" AS s WHERE s."user_id" = "users"."id" AND s."plan" = "users"."subscription_plan"
			AND s."state" IN ('active', 'past-due') AND NOT s."is_revoked");
--> statement-breakpoint
CREATE FUNCTION account_grams(id text, search_text text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
	SELECT array_agg(DISTINCT gram) FROM (
		SELECT '^' || left(id, n) FROM generate_series(1, 8) AS n
		UNION ALL
		SELECT substr(search_text, i, n) FROM generate_series(1, length(search_text)) AS i, generate_series(1, 3) AS n
	) AS grams (gram)
$$;
--> statement-breakpoint
CREATE INDEX "users_not_active" ON "users" USING btree ("subscription_status","created_at","id") WHERE "users"."subscription_status" <> 'active';--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (account_grams("id", "search_text"));--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_plan" ON "users" USING btree ("subscription_plan","created_at","id");--> statement-breakpoint
CREATE INDEX "users_admins" ON "users" USING btree ("created_at","id") WHERE "users"."role" = 'admin';--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_log_is_final BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_log_stays BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION tallies_of_user("user" users) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
	SELECT array_remove(ARRAY[
		'users ' || "user".subscription_plan,
		CASE WHEN "user".role = 'admin' THEN 'admins' END,
		CASE WHEN "user".plan_is_given THEN 'given' END], NULL)
$$;
--> statement-breakpoint
CREATE FUNCTION tallies_of_subscription(subscription subscriptions) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN subscription.state = 'active' AND NOT subscription.is_revoked
		THEN ARRAY['paid ' || subscription.plan || ' ' || subscription.billing_cycle] ELSE '{}' END
$$;
--> statement-breakpoint
CREATE FUNCTION tally_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN INSERT INTO tallies SELECT unnest(tallies_of_user(OLD)), -1; END IF;
	IF TG_OP <> 'DELETE' THEN INSERT INTO tallies SELECT unnest(tallies_of_user(NEW)), 1; END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION tally_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN INSERT INTO tallies SELECT unnest(tallies_of_subscription(OLD)), -1; END IF;
	IF TG_OP <> 'DELETE' THEN INSERT INTO tallies SELECT unnest(tallies_of_subscription(NEW)), 1; END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_come_and_go AFTER INSERT OR DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION tally_user();--> statement-breakpoint
CREATE TRIGGER users_change AFTER UPDATE ON "users" FOR EACH ROW
	WHEN (tallies_of_user(OLD) <> tallies_of_user(NEW)) EXECUTE FUNCTION tally_user();--> statement-breakpoint
CREATE TRIGGER subscriptions_come_and_go AFTER INSERT OR DELETE ON "subscriptions" FOR EACH ROW EXECUTE FUNCTION tally_subscription();--> statement-breakpoint
CREATE TRIGGER subscriptions_change AFTER UPDATE ON "subscriptions" FOR EACH ROW
	WHEN (tallies_of_subscription(OLD) <> tallies_of_subscription(NEW)) EXECUTE FUNCTION tally_subscription();--> statement-breakpoint
INSERT INTO "tallies" SELECT tally, count(*) FROM "users", unnest(tallies_of_user("users")) AS tally GROUP BY tally;--> statement-breakpoint
INSERT INTO "tallies" SELECT tally, count(*) FROM "subscriptions", unnest(tallies_of_subscription("subscriptions")) AS tally GROUP BY tally;

CREATE TABLE "consents" (
	"user_id" text NOT NULL,
	"document" text NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "consents_user_id_document_version_pk" PRIMARY KEY("user_id","document","version")
);
--> statement-breakpoint
CREATE TABLE "job_turns" (
	"job" text PRIMARY KEY NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "absence_warned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_deletion_due" ON "users" USING btree ("deletion_due_at") WHERE "users"."deletion_due_at" is not null;--> statement-breakpoint
CREATE INDEX "users_last_seen" ON "users" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "happenings_of_member" ON "happenings" USING btree ("user_id","at") WHERE "happenings"."user_id" <> "happenings"."owner_id";--> statement-breakpoint
CREATE FUNCTION refuse_early_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.at < now() - interval '10 years' THEN RETURN OLD; END IF;
	RAISE EXCEPTION 'rows of % are never changed, nor deleted within ten years', TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
DROP TRIGGER audit_log_is_final ON "audit_log";--> statement-breakpoint
CREATE TRIGGER audit_log_is_final BEFORE UPDATE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_log_is_kept BEFORE DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION refuse_early_deletion();

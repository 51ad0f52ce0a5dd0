CREATE TABLE "house_sentences" (
	"user_id" text PRIMARY KEY NOT NULL,
	"sentences" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_versions" (
	"description_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"language" text NOT NULL,
	"style" text NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"digest" text NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "text_versions_description_id_language_style_version_pk" PRIMARY KEY("description_id","language","style","version")
);
--> statement-breakpoint
ALTER TABLE "descriptions" ADD COLUMN "making" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "descriptions" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "descriptions" ADD COLUMN "locked" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "house_sentences" ADD CONSTRAINT "house_sentences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_versions" ADD CONSTRAINT "text_versions_description_id_descriptions_id_fk" FOREIGN KEY ("description_id") REFERENCES "public"."descriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_versions" ADD CONSTRAINT "text_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_versions_digest" ON "text_versions" USING btree ("user_id","digest");
UPDATE "descriptions" SET "making" = (
	SELECT jsonb_object_agg(style, jsonb_build_object('engine', jsonb_build_object('name', "engine_name", 'version', "engine_version"), 'leftOut', '[]'::jsonb))
	FROM jsonb_object_keys("copy") AS style
) WHERE "copy" <> '{}'::jsonb;--> statement-breakpoint
ALTER TABLE "descriptions" DROP COLUMN "engine_name";--> statement-breakpoint
ALTER TABLE "descriptions" DROP COLUMN "engine_version";--> statement-breakpoint
INSERT INTO "text_versions" ("description_id", "user_id", "language", "style", "version", "text", "digest", "origin", "created_at")
SELECT "id", "user_id", "language", present.key, 1, present.value, encode(sha256(convert_to(present.value, 'UTF8')), 'hex'), 'written', "created_at"
FROM "descriptions", jsonb_each_text("copy") AS present;

UPDATE "descriptions" SET "making" = (
	SELECT jsonb_object_agg(style, jsonb_build_object('engine', jsonb_build_object('name', "engine_name", 'version', "engine_version"), 'leftOut', '[]'::jsonb))
	FROM jsonb_object_keys("copy") AS style
) WHERE "copy" <> '{}'::jsonb;--> statement-breakpoint
ALTER TABLE "descriptions" DROP COLUMN "engine_name";--> statement-breakpoint
ALTER TABLE "descriptions" DROP COLUMN "engine_version";
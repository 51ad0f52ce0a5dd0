DROP INDEX "descriptions_of_user";--> statement-breakpoint
DROP INDEX "happenings_of_owner";--> statement-breakpoint
DROP INDEX "outbox_newest";--> statement-breakpoint
DROP INDEX "receipts_of_user";--> statement-breakpoint
CREATE INDEX "descriptions_of_user" ON "descriptions" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "happenings_of_owner" ON "happenings" USING btree ("owner_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "outbox_newest" ON "outbox" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "receipts_of_user" ON "receipts" USING btree ("user_id","issued_at" DESC NULLS FIRST);
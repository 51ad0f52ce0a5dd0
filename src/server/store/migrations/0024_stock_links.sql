ALTER TABLE "stock_cars" ADD COLUMN "link" jsonb;--> statement-breakpoint
CREATE INDEX "stock_cars_unread" ON "stock_cars" USING btree ("position") WHERE "stock_cars"."state" = 'unread';
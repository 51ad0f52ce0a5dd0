-- The history is searched by more than make, model and year; see `searchTextOf`.
UPDATE "descriptions" SET "search_text" = lower(concat_ws(' ',
	"brief" ->> 'make', "brief" ->> 'model', "brief" ->> 'year', "brief" ->> 'fuelType', "brief" ->> 'price',
	replace(to_char(("brief" ->> 'price')::numeric, 'FM999,999,999'), ',', '.'), left("brief" ->> 'notes', 2000)));

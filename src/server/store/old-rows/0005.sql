UPDATE users SET search_text = lower(email || chr(10) || first_name || ' ' || last_name);
UPDATE descriptions SET scores = '{"professional": 71}' WHERE id = '0e9b0b0e-0000-4000-8000-000000000012';
INSERT INTO car_outcomes (description_id, owner_id, published_on, published_style, lead_on, sold_on, sold_price, version) VALUES
	('0e9b0b0e-0000-4000-8000-000000000011', 'u-dina', '2026-06-01', 'professional', '2026-06-05', '2026-06-20', 890000, 3);
INSERT INTO happenings (id, at, owner_id, user_id, kind, description_id, style, value, note) VALUES
	('0e9b0b0e-0000-4000-8000-000000000061', '2026-06-20T08:00:00Z', 'u-dina', 'u-dina', 'sold', '0e9b0b0e-0000-4000-8000-000000000011', 'professional', 890000, 'on 2026-06-20');
INSERT INTO daily_figures (owner_id, day, figure, style, place, n, total) VALUES
	('u-dina', '2026-06-01', 'published', 'professional', '', 1, 0),
	('u-dina', '2026-06-01', 'converted', 'professional', '', 1, 0),
	('u-dina', '2026-06-20', 'sold', 'professional', '', 1, 19);
INSERT INTO text_ratings (description_id, user_id, style, is_good, reason, rated_on) VALUES
	('0e9b0b0e-0000-4000-8000-000000000011', 'u-dina', 'professional', true, '', '2026-06-21');
INSERT INTO roi_inputs (owner_id, minutes_per_text, hour_cost, day_cost, usual_days) VALUES ('u-dina', 25, 3000, 1500, 45);
INSERT INTO audit_log (id, at, admin_id, admin_email, action, subject_id, subject, before, after) VALUES
	('0e9b0b0e-0000-4000-8000-000000000071', '2026-06-22T08:00:00Z', 'u-ada', 'ada@salone.example', 'role', 'u-mario', 'mario@salone.example', 'user', 'user');

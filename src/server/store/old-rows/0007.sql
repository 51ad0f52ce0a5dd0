INSERT INTO consents (user_id, document, version, language, given_at) VALUES
	('u-dina', 'terms', '1.0', 'it', '2026-11-22T08:00:00Z'),
	('u-dina', 'privacy', '1.0', 'it', '2026-11-22T08:00:00Z');
INSERT INTO job_turns (job, next_at) VALUES ('sweep', '2026-11-22T08:00:00Z');

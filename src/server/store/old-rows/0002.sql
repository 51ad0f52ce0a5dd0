INSERT INTO descriptions (id, user_id, created_at, brief, copy, language, seed, making, translations, locked, search_text) VALUES
	('0e9b0b0e-0000-4000-8000-000000000011', 'u-dina', '2026-03-03T10:00:00Z',
		'{"make": "Fiat", "model": "Panda", "year": 2019, "mileage": 48000, "fuelType": "Benzina", "targetCustomers": [], "vehicleTypes": [], "intendedUse": [], "sellingPoints": []}',
		'{"persuasive": "La Panda è come te la aspetti: «50» cavalli e più di 10 km con poco.", "professional": "Fiat Panda del 2019."}',
		'it', 7,
		'{"persuasive": {"engine": {"name": "autoscritto", "version": "1"}, "leftOut": []}, "professional": {"engine": {"name": "autoscritto", "version": "1"}, "leftOut": []}}',
		'{"en": {"professional": "Fiat Panda of 2019."}}', '["Fiat Panda del 2019."]', 'fiat panda 2019'),
	('0e9b0b0e-0000-4000-8000-000000000012', 'u-dina', '2026-03-04T10:00:00.123Z',
		'{"make": "Škoda", "model": "Fabia", "targetCustomers": [], "vehicleTypes": [], "intendedUse": [], "sellingPoints": [], "notes": "Gommata nuova"}',
		'{"professional": "Škoda Fabia."}', 'it', 8,
		'{"professional": {"engine": {"name": "autoscritto", "version": "1"}, "leftOut": []}}', '{}', '[]', 'škoda fabia');
INSERT INTO text_versions (description_id, user_id, language, style, version, text, digest, origin, created_at) VALUES
	('0e9b0b0e-0000-4000-8000-000000000011', 'u-dina', 'it', 'professional', 1, 'Fiat Panda.', 'aa', 'written', '2026-03-03T10:00:00Z'),
	('0e9b0b0e-0000-4000-8000-000000000011', 'u-dina', 'it', 'professional', 2, 'Fiat Panda del 2019.', 'ab', 'edited', '2026-03-03T11:00:00Z'),
	('0e9b0b0e-0000-4000-8000-000000000011', 'u-dina', 'it', 'persuasive', 1, 'La Panda è come te la aspetti: «50» cavalli e più di 10 km con poco.', 'ac', 'written', '2026-03-03T10:00:00Z'),
	('0e9b0b0e-0000-4000-8000-000000000011', 'u-dina', 'en', 'professional', 1, 'Fiat Panda of 2019.', 'ad', 'translated', '2026-03-03T12:00:00Z'),
	('0e9b0b0e-0000-4000-8000-000000000012', 'u-dina', 'it', 'professional', 1, 'Škoda Fabia.', 'ae', 'written', '2026-03-04T10:00:00.123Z');
INSERT INTO house_sentences (user_id, sentences) VALUES
	('u-dina', '[{"text": "Ti aspettiamo a Bari.", "language": "it", "styles": ["professional"], "place": "end"}]');

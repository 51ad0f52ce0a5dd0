INSERT INTO descriptions (id, user_id, created_at, brief, copy, language, seed, engine_name, engine_version, search_text) VALUES
	('0e9b0b0e-0000-4000-8000-000000000011', 'u-dina', '2026-03-03T10:00:00Z',
		'{"make": "Fiat", "model": "Panda", "year": 2019, "mileage": 48000, "fuelType": "Benzina", "targetCustomers": [], "vehicleTypes": [], "intendedUse": [], "sellingPoints": []}',
		'{"persuasive": "La Panda è come te la aspetti: «50» cavalli e più di 10 km con poco.", "professional": "Fiat Panda del 2019."}',
		'it', 7, 'autoscritto', '1', 'fiat panda 2019'),
	('0e9b0b0e-0000-4000-8000-000000000012', 'u-dina', '2026-03-04T10:00:00.123Z',
		'{"make": "Škoda", "model": "Fabia", "targetCustomers": [], "vehicleTypes": [], "intendedUse": [], "sellingPoints": [], "notes": "Gommata nuova"}',
		'{"professional": "Škoda Fabia."}', 'it', 8, 'autoscritto', '1', 'škoda fabia');

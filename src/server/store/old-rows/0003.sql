UPDATE usage SET model_sentences = 12 WHERE month = '2026-04';

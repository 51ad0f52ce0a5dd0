INSERT INTO users (id, name, email, email_verified, first_name, last_name, role, subscription_plan, created_at, updated_at) VALUES
	('u-dina', 'Dina Rossi', 'dina@salone.example', true, 'Dina', 'Rossi', 'user', 'PRO', '2026-03-01T09:00:00Z', '2026-03-01T09:00:00Z'),
	('u-ada', 'Ada Verdi', 'ada@salone.example', true, 'Ada', 'Verdi', 'admin', 'FREE', '2026-03-02T09:00:00Z', '2026-03-02T09:00:00Z');
-- The password is: una password lunga
INSERT INTO accounts (id, account_id, provider_id, user_id, password) VALUES
	('a-dina', 'u-dina', 'credential', 'u-dina', 'e9c93aceea474692326ad27a568e01e7:1b500ad2c2c84fc668e134d4c15f5a7afe95c1d08504fa9a3e09960b8cdaa778c6d90baec0fc49126205e0da9fe802c8cdab7d6a52202de583e2a9fc7dad74ca'),
	('a-ada', 'u-ada', 'credential', 'u-ada', 'e9c93aceea474692326ad27a568e01e7:1b500ad2c2c84fc668e134d4c15f5a7afe95c1d08504fa9a3e09960b8cdaa778c6d90baec0fc49126205e0da9fe802c8cdab7d6a52202de583e2a9fc7dad74ca');
INSERT INTO sessions (id, token, user_id, expires_at, ip_address, user_agent) VALUES
	('s-dina', 'a-token-of-march', 'u-dina', '2026-03-08T09:00:00Z', '192.0.2.7', 'Mozilla/5.0');
INSERT INTO rate_limits (id, key, count, last_request) VALUES
	('r-1', 'sign-in:192.0.2.7', 3, 1772355600000);
INSERT INTO usage (user_id, month, used) VALUES
	('u-dina', '2026-03', 2),
	('u-dina', '2026-04', 1);
INSERT INTO usage_reservations (id, user_id, month, reserved_at) VALUES
	('0e9b0b0e-0000-4000-8000-000000000001', 'u-dina', '2026-04', '2026-04-02T08:00:00Z');

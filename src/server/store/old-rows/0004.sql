UPDATE users SET subscription_plan = 'ELITE' WHERE id = 'u-dina';
UPDATE users SET language = 'de' WHERE id = 'u-ada';
INSERT INTO users (id, name, email, email_verified, first_name, last_name, subscription_plan, language) VALUES
	('u-mario', 'Mario Neri', 'mario@salone.example', true, 'Mario', 'Neri', 'FREE', 'it');
INSERT INTO billing_details (user_id, company_name, vat_number, fiscal_code, sdi_code, pec, address, city, province, postal_code, country, phone) VALUES
	('u-dina', 'Salone Rossi S.r.l.', '12345678903', '12345678903', 'ABC1234', '', 'Via Roma 1', 'Bari', 'BA', '70121', 'IT', '');
INSERT INTO team_members (member_id, owner_id, joined_at) VALUES ('u-mario', 'u-dina', '2026-05-01T08:00:00Z');
INSERT INTO team_invitations (id, owner_id, email, created_at, expires_at) VALUES
	('0e9b0b0e-0000-4000-8000-000000000021', 'u-dina', 'nuovo@salone.example', '2026-05-02T08:00:00Z', '2026-05-09T08:00:00Z');
INSERT INTO tickets (digest, kind, value, expires_at) VALUES ('d1', 'new-password', 'u-dina', '2026-05-02T09:00:00Z');
INSERT INTO outbox (id, recipient, subject, text, html, created_at, sent_at, tries) VALUES
	('0e9b0b0e-0000-4000-8000-000000000031', 'dina@salone.example', 'La tua ricevuta', 'Ciao Dina.', '<p>Ciao Dina.</p>', '2026-05-01T08:00:00Z', '2026-05-01T08:00:01Z', 1);
INSERT INTO contact_messages (id, name, email, phone, subject, message, status, created_at) VALUES
	('0e9b0b0e-0000-4000-8000-000000000041', 'Luca Bianchi', 'luca@example.org', '', 'Una domanda', 'Come si comincia?', 'new', '2026-05-03T08:00:00Z');
INSERT INTO subscriptions (id, customer_id, user_id, email, language, plan, billing_cycle, state, is_revoked, current_period_end, ends_at_period_end, created_at, read_at, version) VALUES
	('sub_1', 'cus_1', 'u-dina', 'dina@salone.example', 'it', 'ELITE', 'monthly', 'active', false, '2099-05-01T08:00:00Z', false, '2026-05-01T08:00:00Z', '2026-05-01T08:00:00Z', 2);
INSERT INTO receipt_numbers (year, last) VALUES (2026, 1);
INSERT INTO receipts (id, number, kind, payment_id, subscription_id, user_id, email, language, issued_at, seller, customer, lines, total_cents, vat) VALUES
	('0e9b0b0e-0000-4000-8000-000000000051', '2026/1', 'payment', 'pay_1', 'sub_1', 'u-dina', 'dina@salone.example', 'it', '2026-05-01T08:00:00Z',
		'{"companyName": "Autoscritto S.r.l.", "vatNumber": "12345678903", "fiscalCode": "12345678903", "address": "Via Po 2", "postalCode": "70121", "city": "Bari", "province": "BA", "taxRegime": "RF01", "isSample": false}',
		NULL, '[{"plan": "ELITE", "billingCycle": "monthly", "from": "2026-05-01T08:00:00.000Z", "to": "2026-06-01T08:00:00.000Z", "amountCents": 5900}]',
		5900, '{"rate": 22, "netCents": 4836, "vatCents": 1064}');

UPDATE subscriptions SET credit_cents = 1200 WHERE id = 'sub_1';

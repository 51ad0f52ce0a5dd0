UPDATE users SET reports_by_mail = false WHERE id = 'u-dina';

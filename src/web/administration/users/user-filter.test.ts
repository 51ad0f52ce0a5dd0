import { expect, test } from 'vitest';
import { anyUser, exportAddressOf } from './user-filter.ts';

test.each([
  { name: 'nothing', filter: {}, address: '/api/admin/users.csv' },
  { name: 'an order, which a file has not', filter: { sort: 'email' }, address: '/api/admin/users.csv' },
  {
    name: 'all parts',
    filter: { search: 'rossi & figli', role: 'admin', plan: 'PRO', status: 'blocked' },
    address: '/api/admin/users.csv?search=rossi+%26+figli&role=admin&plan=PRO&status=blocked',
  },
] as const)('the file is asked for by what the list is filtered by: $name', ({ filter, address }) => {
  expect(exportAddressOf({ ...anyUser, ...filter })).toBe(address);
});

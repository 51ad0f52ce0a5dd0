import { expect, test } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';

const company = {
  COMPANY_NAME: 'Levante Testi S.r.l.',
  COMPANY_VAT_NUMBER: '01234567897',
  COMPANY_ADDRESS: 'Corso Cavour 12',
  COMPANY_POSTAL_CODE: '70121',
  COMPANY_CITY: 'Bari',
  COMPANY_PROVINCE: 'ba',
};

const operatorOf = async (settings: Parameters<typeof createTestApp>[0]) => {
  const { visitor } = await createTestApp(settings);
  const { status, body } = await visitor().call('GET', '/api/operator');
  expect(status).toBe(200);
  return body;
};

test('a demo names a company that says it is made up', async () => {
  expect(await operatorOf({})).toEqual({
    company: expect.objectContaining({ city: 'Bari', vatNumber: '00000000000', isSample: true }),
    supportEmail: 'assistenza@autoscritto.example',
    payments: 'simulation',
    hasLanguageModel: false,
    hasMailServer: false,
  });
});

test('the company of the configuration is named, without what only invoices need', async () => {
  const environment = {
    ...company,
    SUPPORT_EMAIL: 'aiuto@levante.example',
    SMTP_URL: 'smtp://somebody:a-mail-secret@mail.levante.example:587',
  };
  const operator = await operatorOf({ isDemo: false, environment });
  expect(operator).toEqual({
    company: {
      companyName: 'Levante Testi S.r.l.',
      vatNumber: '01234567897',
      fiscalCode: '01234567897',
      address: 'Corso Cavour 12',
      postalCode: '70121',
      city: 'Bari',
      province: 'BA',
      isSample: false,
    },
    supportEmail: 'aiuto@levante.example',
    payments: 'none',
    hasLanguageModel: false,
    hasMailServer: true,
  });
  expect(JSON.stringify(operator)).not.toContain('a-mail-secret');
});

test('outside of demo mode nobody is made up where nobody is configured', async () => {
  expect(await operatorOf({ isDemo: false })).toMatchObject({ company: null, payments: 'none' });
});

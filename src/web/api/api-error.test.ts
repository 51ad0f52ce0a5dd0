import { expect, it } from 'vitest';
import { ApiError, fieldFaultsOf, sentenceOf } from './api-error.ts';

it('says status and body text', () => {
  expect(new ApiError(404, 'Not Found', 'gone').message).toBe('404: gone');
});

it('says the status text when the body is empty', () => {
  expect(new ApiError(502, 'Bad Gateway', '').message).toBe('502: Bad Gateway');
});

it('gives the sentence of a fault the caller can mend, and none of ours', () => {
  expect(sentenceOf(new ApiError(402, '', '{"message":"Mese esaurito."}'))).toBe('Mese esaurito.');
  expect(sentenceOf(new ApiError(500, '', '{"message":"Qualcosa."}'))).toBeUndefined();
  expect(sentenceOf(new ApiError(401, '', '{"message":"Unauthorized"}'))).toBeUndefined();
  expect(sentenceOf(new TypeError('network'))).toBeUndefined();
});

it('names faults by their field alone', () => {
  const body = JSON.stringify({
    message: 'x',
    field: 'vehicleData.mileage',
    errors: [{ field: 'vehicleData.mileage', message: 'Serve un numero.' }],
  });
  expect(fieldFaultsOf(new ApiError(400, '', body))).toEqual({ mileage: 'Serve un numero.' });
});

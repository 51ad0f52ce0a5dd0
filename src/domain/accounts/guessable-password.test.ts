import { expect, test } from 'vitest';
import { isGuessable } from './guessable-password.ts';

test.each([
  ...['aaaaaaaaaaaa', '1212121212', '1234567890', '0987654321', '12345678901234567890'],
  ...['qwertyuiop', 'QWERTZUIOP', 'poiuytrewq', '1q2w3e4r5t', 'abcdefghijkl', '1qaz2wsx3edc'],
  ...['password123', 'Password2026', '2026-Password!', 'passwordpassword', 'Ciao ciao 2024', 'Juventus1897'],
  ...['autoscritto', 'Autoscritto-1', 'contraseña1', 'qwerty123456', 'ＰＡＳＳＷＯＲＤ123', '    ciao    '],
])('promise 18: %j is tried first', (password) => {
  expect(isGuessable(password)).toBe(true);
});

test.each([
  ...['una password lunga', 'un’altra password', 'una frase che ricordo', 'cavallo batteria graffetta'],
  ...[
    'пароль 密码 🚗🚗🚗',
    'lunghissima lunghissima!!',
    'k7#pL2v9Qx',
    'password di mia zia',
    '  spazi ai lati  ',
  ],
])('promise 18: %j is not', (password) => {
  expect(isGuessable(password)).toBe(false);
});

import { expect, test } from 'vitest';
import { signWebhook } from './sign-webhook.ts';

test('promise 51: a payload is signed as the libraries of Standard Webhooks sign it', () => {
  // The example that these libraries test themselves with.
  const signed = signWebhook({
    ...{ secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', eventId: 'p5jXN8AQM9LWM0D4loKWxJek' },
    ...{ at: new Date(1_614_265_330_999), payload: '{"test": 2432232314}' },
  });
  expect(signed).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** The framework with nothing on it: one route, a few bytes of JSON, in a process of its own. */
const app = new Hono().get('/json', (c) => c.json({ ok: true }));
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
server.once('listening', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit(0));

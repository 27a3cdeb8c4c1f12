import fastify from 'fastify';
import { expect, it } from 'vitest';
import { access } from '../../server/platform/plugins/access';
import { rateLimits } from '../../server/platform/plugins/rateLimits';
import { testServer } from '../support/server';

it.each([
  ['access', access, 'errorAnswers'],
  ['rateLimits', rateLimits, 'errorAnswers'],
] as const)('the server does not start with %s before what it depends on', async (_, plugin, missing) => {
  const app = fastify();
  // Without its dependencies a plugin does not run, so it needs no context.
  await expect(app.register(plugin, { context: null as never }).ready()).rejects.toThrow(missing);
});

it('every plugin of ours has a name of its own, and the server starts with all of them', async () => {
  const server = await testServer();
  const names = server.app.printPlugins().match(/\b[a-z]\w+(?= \d)/gi) ?? [];
  const ours = [
    'closeSockets',
    'bodyPace',
    'errorAnswers',
    'requestLog',
    'storableRequests',
    'yupValidation',
  ];
  ours.push(
    'responseHeaders',
    'sessions',
    'access',
    'rateLimits',
    'accessLog',
    'readLog',
    'openApi',
    'events',
    'jobs',
  );
  expect(names.filter((name) => ours.includes(name)).sort()).toEqual([...ours].sort());
  await server.close();
});

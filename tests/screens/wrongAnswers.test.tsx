import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PERMISSIONS } from '../../src/domain/access/permissions';
import { readByShape } from '../../src/providers/readByShape';
import { HttpError, request } from '../../src/providers/http';
import { clearMessages } from '../../src/providers/messageLog';
import { signIn } from '../../src/providers/session';
import { registry } from '../../src/resources/registry';
import type { Resource } from '../../src/resources/schema/defineResource';
import { routes } from '../../src/app/routes';
import { answerShapes } from '../support/contracts';
import { AUTH } from '../support/authRecord';
import { renderApp } from '../support/renderApp';
import { stubFetch } from '../support/stubFetch';

vi.mock('../../src/providers/live/liveTransport', () => ({
  openTransport: () => ({ send: () => undefined }),
}));

/** What a server may answer that does not speak our language, as text on the wire. */
const ANSWERS = ['{}', '[]', 'null', '"x"', '<html></html>', '[{}]', '{"data":{}}'] as const;
/** Whether an answer of one of these may be of the right shape at all. */
const cases = answerShapes.flatMap(([call, shape]) =>
  ANSWERS.map((answer) => [call, answer, shape] as const),
);

const RIGHTS = [
  ...Object.values(PERMISSIONS).flatMap((group) => Object.values(group)),
  ...Object.values<Resource>(registry).flatMap(({ path }) =>
    ['GET', 'POST'].flatMap((http_method) => [{ http_method, path_route: path }]),
  ),
  ...Object.values<Resource>(registry).flatMap(({ path }) =>
    ['GET', 'PUT'].map((http_method) => ({ http_method, path_route: `${path}/:id` })),
  ),
  ...routes.flatMap(({ needs }) => needs ?? []),
];

describe('an answer of another shape', () => {
  it.each(cases)('%s: %s is read, or refused in words', async (call, answer, shape) => {
    const [method = '', pattern = ''] = call.split(' ');
    const path = pattern.replaceAll(':id', '7');
    stubFetch(() => ({ text: answer }));
    const asked = request(path, { method: method as 'GET', shape, toast: false });
    const told = await asked.then(
      ({ data }) => data,
      (error: unknown) => error,
    );
    if (told instanceof HttpError) expect(told.status).toBe(502);
    // What is let through is complete: reading it again changes nothing.
    else expect(readByShape(shape, told)).toEqual(told);
  });
});

describe('a page whose answers are of another shape', () => {
  let open = 0;
  const sayNothing = () => undefined;
  beforeEach(() => {
    localStorage.clear();
    clearMessages();
    vi.stubGlobal('scrollTo', vi.fn());
    vi.spyOn(console, 'error').mockImplementation(sayNothing);
  });
  afterEach(() => vi.restoreAllMocks());

  const PAGES = routes
    .filter(({ view, layout, path }) => typeof view === 'object' && layout !== 'public' && path !== '*')
    .map(({ path }) => path.replace(/:\w+/g, '1'));

  // Null and no JSON at all are refused like a text.
  it.each(['{}', '[]', '"x"', '[{}]'])('%s breaks none', { timeout: 240_000 }, async (answer) => {
    const calls = stubFetch(async ({ url }) => {
      if (url === '/users/sign_in') return { json: AUTH };
      if (url === '/users/routes') return { json: RIGHTS };
      open += 1;
      await Promise.resolve();
      open -= 1;
      return { text: answer };
    });
    await signIn('a@example.test', 'x');
    window.location.hash = '#/home';
    await renderApp();
    await screen.findByRole('main');
    const broken: string[] = [];
    for (const page of PAGES) {
      const before = calls.length;
      act(() => {
        window.location.hash = `#${page}`;
      });
      await waitFor(() => expect(window.location.hash).toBe(`#${page}`));
      await waitFor(() => expect(calls.length > before || open === 0).toBe(true));
      await act(() => new Promise((done) => setTimeout(done, 40)));
      // A page that is a dialog hides what is behind it.
      const text = screen.queryByRole('main', { hidden: true })?.textContent ?? 'This page stopped working';
      if (/This page stopped working|Unexpected Application Error/.test(text)) broken.push(page);
    }
    expect(broken).toEqual([]);
  });
});

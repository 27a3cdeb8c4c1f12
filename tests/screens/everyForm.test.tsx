import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PERMISSIONS } from '../../src/domain/access/permissions';
import { SETTING_GROUP_NAMES, settingsOfGroup } from '../../src/domain/wire/settings';
import { clearMessages } from '../../src/providers/messageLog';
import { discardUnsaved } from '../../src/providers/unsaved';
import { discardEndedSession, leave, signIn, signOut } from '../../src/providers/session';
import { registry, type ResourceName } from '../../src/resources/registry';
import type { Resource } from '../../src/resources/schema/defineResource';
import { routes } from '../../src/app/routes';
import { recordOf } from '../resources/screens/records';
import { AUTH } from '../support/authRecord';
import { renderApp } from '../support/renderApp';
import { stubFetch, type Call, type StubAnswer } from '../support/stubFetch';

vi.mock('../../src/providers/live/liveTransport', () => ({
  openTransport: () => ({ send: () => undefined }),
}));

const RESOURCES = Object.entries<Resource>(registry);
const RIGHTS = [
  ...Object.values(PERMISSIONS).flatMap((group) => Object.values(group)),
  ...RESOURCES.flatMap(([, { path }]) => [
    { http_method: 'GET', path_route: path },
    { http_method: 'POST', path_route: path },
    { http_method: 'GET', path_route: `${path}/:id` },
    { http_method: 'PUT', path_route: `${path}/:id` },
  ]),
  ...routes.flatMap(({ needs }) => needs ?? []),
];
const SETTINGS = SETTING_GROUP_NAMES.map((group, index) => ({
  id: index + 1,
  group,
  version: 1,
  updated_at: null,
  values: Object.fromEntries(
    Object.entries(settingsOfGroup(group)).map(([key, setting]) => [key, setting.default]),
  ),
}));

/** Every generated form, from the declarations, and the pages with a form of their own. */
const FORMS = [
  ...routes.flatMap(({ path, view }) =>
    typeof view === 'object' && 'resource' in view && (view.screen === 'create' || view.screen === 'edit')
      ? [path.replace(':id', '1')]
      : [],
  ),
  '/roles-permissions/add',
  '/advanced-settings',
  '/delivery-settings',
  '/app-settings',
  '/change-password',
];

/** What a save answers that fails. */
const FAILURES: Readonly<Record<string, () => StubAnswer>> = {
  'no connection': () => {
    throw new TypeError('Failed to fetch');
  },
  'a fault of the server': () => ({ status: 500, json: { message: 'x' } }),
  'a field that is refused': () => ({
    status: 422,
    json: { message: 'x', errors: { any: { message: 'validation.required' } } },
  }),
  'too many requests': () => ({
    status: 429,
    json: { status_code: 'rate001', message: 'x', args: { retry_after: 9 } },
  }),
  'another state': () => ({ status: 409, json: { status_code: 'state001', message: 'x' } }),
};

function answer({ method, url }: Call): StubAnswer {
  if (url === '/users/sign_in') return { json: AUTH };
  if (url === '/users/routes') return { json: RIGHTS };
  if (url === '/system/settings') return { json: SETTINGS };
  if (url.includes('total_items')) return { json: { total_items: 0 } };
  const found = RESOURCES.find(([, { path }]) => method === 'GET' && url === `${path}/1`);
  if (found) return { json: recordOf(found[0] as ResourceName) };
  return { json: url.endsWith('/current') ? {} : [] };
}

async function open(page: string, fails?: () => StubAnswer) {
  stubFetch((call) =>
    fails && call.method === 'PUT' && call.url !== '/users/preferences' ? fails() : answer(call),
  );
  await signIn('a@example.test', 'x');
  window.location.hash = '#/notifications';
  await renderApp();
  await screen.findByRole('main');
  act(() => {
    window.location.hash = `#${page}`;
  });
  // The first field of the form that a person can type in; the page before has filters.
  const field = await waitFor(() => {
    const inputs = 'form input, form textarea';
    const found = [...screen.getByRole('main').querySelectorAll<HTMLInputElement>(inputs)].find(
      (one) =>
        /^(text|password|tel|email)$/.test(one.type) &&
        one.role !== 'combobox' &&
        !one.readOnly &&
        !one.disabled &&
        !one.hidden,
    );
    if (!found) throw new Error(`Nothing to type in at ${page}`);
    return found;
  });
  act(() => field.focus());
  fireEvent.change(field, { target: { value: '7' } });
  return field;
}

const keep = async () => {
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};

beforeEach(() => {
  localStorage.clear();
  clearMessages();
  vi.stubGlobal('scrollTo', vi.fn());
});

afterEach(() => {
  discardUnsaved();
  discardEndedSession();
});

describe('every form, with something typed', () => {
  it.each(FORMS)('%s asks at every way out, and keeps it', async (page) => {
    const field = await open(page);
    const typed = field.value;
    const ways = [
      () => fireEvent.click(screen.getByRole('link', { name: 'Home' })),
      () => window.history.back(),
      () => (window.location.hash = '#/fueling'),
      () => void signOut(),
    ];
    for (const way of ways) {
      act(() => void way());
      await keep();
      await waitFor(() => expect(window.location.hash).toMatch(new RegExp(`^#${page}`)));
      expect(field).toBeInTheDocument();
      expect(field).toHaveValue(typed);
    }
    act(() => leave('idle'));
    await screen.findByText(/What you typed is still here/);
    expect(field).toBeInTheDocument();
    expect(field).toHaveValue(typed);
  });
});

describe('a save that fails', () => {
  const SETTING_PAGES = FORMS.filter((page) => page.endsWith('-settings'));
  const cases = SETTING_PAGES.flatMap((page) => Object.keys(FAILURES).map((name) => [page, name] as const));
  it.each(cases)('%s, %s: says so and keeps what was typed', async (page, name) => {
    const field = await open(page, FAILURES[name]);
    const typed = field.value;
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getAllByRole('alert').some((one) => one.textContent !== '')).toBe(true),
    );
    expect(field).toHaveValue(typed);
  });
});

import { ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { indexPermissions } from '../../src/domain/access/access';
import { PERMISSIONS } from '../../src/domain/access/permissions';
import { SETTING_GROUP_NAMES, settingsOfGroup } from '../../src/domain/wire/settings';
import { ActionsSlotContext } from '../../src/ui/PageActions';
import { lightTheme } from '../../src/ui/theme/theme';
import { createI18nProvider } from '../../src/providers/i18nProvider';
import AdvancedSettingsPage from '../../src/settings/AdvancedSettingsPage';
import { fakeWire, type Wire } from '../resources/screens/fakeWire';
import { holdPermissions } from '../support/holdPermissions';

function groups(changed: Record<string, unknown> = {}, version = 1) {
  return SETTING_GROUP_NAMES.map((group, index) => ({
    id: index + 1,
    group,
    version,
    updated_at: null,
    values: Object.fromEntries(
      Object.entries(settingsOfGroup(group)).map(([key, setting]) => [key, changed[key] ?? setting.default]),
    ),
  }));
}

async function open(at: string, mayEdit = true) {
  const pairs = Object.values(PERMISSIONS.advanced_settings).filter(
    (pair) => mayEdit || pair.http_method === 'GET',
  );
  await holdPermissions(indexPermissions(pairs));
  const i18nProvider = await createI18nProvider('en');
  const page = (
    <CoreAdminContext
      authProvider={{
        login: async () => undefined,
        logout: async () => undefined,
        checkAuth: async () => undefined,
        checkError: async () => undefined,
        getPermissions: async () => indexPermissions(pairs),
      }}
      i18nProvider={i18nProvider}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      store={memoryStore()}
    >
      <ThemeProvider theme={lightTheme}>
        <ActionsSlotContext.Provider value={null}>
          <AdvancedSettingsPage />
        </ActionsSlotContext.Provider>
      </ThemeProvider>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], {
    initialEntries: [`/advanced-settings${at}`],
  });
  render(<RouterProvider router={router} />);
  await screen.findByRole('tab', { name: 'General' });
  return router;
}

const user = userEvent.setup();
const attempts = () => screen.findByRole('textbox', { name: 'Max login attempts' });
const save = () => user.click(screen.getByRole('button', { name: 'Save' }));

let wire: Wire;
beforeEach(() => {
  wire = fakeWire({ 'GET /system/settings': groups() });
});

describe('the advanced settings', () => {
  it('open at the tab that the address names: "query current=3 selects a tab" (spec §2)', async () => {
    const router = await open('?current=3');
    expect(await attempts()).toHaveValue('5');
    await user.click(screen.getByRole('tab', { name: 'Delivery' }));
    expect(router.state.location.search).toBe('?current=1');
    expect(screen.getByRole('textbox', { name: 'Geofence radius' })).toHaveValue('150');
  });

  it('open at the first tab when the address names none', async () => {
    await open('?current=99');
    expect(await screen.findByRole('textbox', { name: 'Phone of the operation' })).toBeVisible();
  });

  it('show no setting that nothing reads yet', async () => {
    await open('?current=2');
    expect(await screen.findByRole('textbox', { name: 'No news from a driver' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Speed alert' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'VIR email' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'General' }));
    expect(screen.getByRole('textbox', { name: 'Phone of the operation' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Name of the operation' })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Notifications' }));
    expect(screen.getByRole('textbox', { name: 'License warning' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Notification attempts' })).toBeVisible();
  });

  it('say what is wrong at the setting and send nothing: "max login attempts minimum 5"', async () => {
    await open('?current=3');
    await user.clear(await attempts());
    await user.type(await attempts(), '4');
    await save();
    expect(await screen.findByText('At least 5')).toBeVisible();
    expect(wire.to('PUT', '/system/settings')).toEqual([]);
  });

  it('send what changed of a group, under the version that was seen', async () => {
    wire.answer('PUT /system/settings', {
      json: { ...groups({ max_login_attempts: 7 }, 2)[3] },
    });
    await open('?current=3');
    await user.clear(await attempts());
    await user.type(await attempts(), '7');
    expect(screen.getByRole('tab', { name: 'Block settings, with unsaved changes' })).toBeVisible();
    await save();
    await waitFor(() => expect(wire.to('PUT', '/system/settings')).toHaveLength(1));
    const [call] = wire.to('PUT', '/system/settings');
    expect(call?.body).toEqual({ group: 'block', values: { max_login_attempts: 7 } });
    expect(call?.headers.get('if-match')).toBe('"1"');
    expect(await screen.findByText('No changes')).toBeVisible();
  });

  it('go back to the default: "Default: 5 attempts", Reset', async () => {
    wire.answer('GET /system/settings', groups({ max_login_attempts: 9 }));
    await open('?current=3');
    expect(screen.getByText(/Default: 5 attempts · 5 to 20/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reset “Max login attempts” to its default' }));
    expect(await attempts()).toHaveValue('5');
  });

  it('keep what was typed when somebody else was faster, and let the person choose', async () => {
    await open('?current=3');
    await user.clear(await attempts());
    await user.type(await attempts(), '7');
    wire.answer('GET /system/settings', groups({ max_login_attempts: 9 }, 2));
    wire.answer('PUT /system/settings', (call) =>
      call.headers.get('if-match') === '"2"'
        ? { json: groups({ max_login_attempts: 7 }, 3)[3] }
        : {
            status: 412,
            json: {
              status_code: 'ver001',
              message: 'stale',
              args: { who: 'Bo Lind', when: '2026-11-20 18:00:00', changed: ['max_login_attempts'] },
            },
          },
    );
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'Somebody saved these settings first' });
    expect(dialog).toHaveTextContent(/Bo Lind/);
    expect(within(dialog).getByRole('radio', { name: 'Mine: 7 attempts' })).toBeChecked();
    expect(within(dialog).getByRole('radio', { name: 'Theirs: 9 attempts' })).not.toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Save my choice' }));
    await waitFor(() => expect(wire.to('PUT', '/system/settings')).toHaveLength(2));
    expect(wire.to('PUT', '/system/settings')[1]?.body).toEqual({
      group: 'block',
      values: { max_login_attempts: 7 },
    });
  });

  it('tell a failure and keep the input', async () => {
    wire.answer('PUT /system/settings', { status: 500, json: { status_code: 'int001', message: 'Broken' } });
    await open('?current=3');
    await user.clear(await attempts());
    await user.type(await attempts(), '8');
    await save();
    expect(await screen.findByText('Not saved.')).toBeVisible();
    expect(await attempts()).toHaveValue('8');
  });

  it('can be read without the permission to change them', async () => {
    await open('?current=3', false);
    expect(await attempts()).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AdminContext,
  CreateButton,
  EditButton,
  memoryStore,
  RecordContextProvider,
  ResourceContextProvider,
  useRedirect,
} from 'react-admin';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { routerProvider } from '../../src/ui/routes/routerProvider';
import { lightTheme } from '../../src/ui/theme/theme';
import { createI18nProvider } from '../../src/providers/i18nProvider';

function Redirects() {
  const redirect = useRedirect();
  return (
    <>
      <button onClick={() => redirect('show', 'facilities', 5)}>shown</button>
      <button onClick={() => redirect('list', 'facilities')}>listed</button>
      <button onClick={() => redirect('/dispatch')}>dispatched</button>
      <output>{useLocation().pathname}</output>
    </>
  );
}

it('react-admin’s own buttons and redirects lead to the addresses of the specification', async () => {
  const person = userEvent.setup();
  render(
    <MemoryRouter initialEntries={['/home']}>
      <AdminContext
        routerProvider={routerProvider}
        i18nProvider={await createI18nProvider('en')}
        store={memoryStore()}
        theme={lightTheme}
      >
        <ResourceContextProvider value="facilities">
          <RecordContextProvider value={{ id: 5 }}>
            <CreateButton />
            <EditButton />
            <Redirects />
          </RecordContextProvider>
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  );
  expect(await screen.findByRole('link', { name: 'Create' })).toHaveAttribute('href', '/data/alf_snf/add');
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/data/alf_snf/5/edit');
  for (const [way, path] of [
    ['shown', '/data/alf_snf/5'],
    ['listed', '/data/alf_snf'],
    ['dispatched', '/dispatch'],
  ] as const) {
    await person.click(screen.getByRole('button', { name: way }));
    expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${path}$`));
  }
});

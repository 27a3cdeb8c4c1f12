import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import ImportsPage from '../../../src/imports/ImportsPage';
import { fakeWire } from '../../resources/screens/fakeWire';
import { renderPart } from '../../resources/addresses/renderPart';
import { EVERYTHING, lotOf } from './lotSamples';

/** The store that a form is posted to: it takes the file, and remembers what came. */
class StoreRequest {
  static posts: FormData[] = [];
  readonly upload = new EventTarget();
  readonly #listeners = new EventTarget();
  status = 204;
  statusText = '';
  responseText = '';
  addEventListener(name: string, listener: () => void) {
    this.#listeners.addEventListener(name, listener);
  }
  open() {}
  abort() {}
  getAllResponseHeaders() {
    return '';
  }
  send(form: FormData) {
    StoreRequest.posts.push(form);
    queueMicrotask(() => this.#listeners.dispatchEvent(new Event('load')));
  }
}

const NAMES = {
  'GET /funding_sources': [{ id: 1, name: 'ALVARADO RX' }],
  'GET /cdp': [{ id: 2, name: 'HILLCREST PHARMACY' }],
};

async function open(answers: Parameters<typeof fakeWire>[0], at = '/schedule/imports') {
  const wire = fakeWire({ ...NAMES, ...answers });
  await renderPart(<ImportsPage />, { permissions: EVERYTHING, at });
  return { wire, user: userEvent.setup() };
}

describe('the lots', () => {
  it('says where each stands, whose it is and what its rows become', async () => {
    await open({
      'GET /file_import': [
        lotOf(),
        lotOf({ id: 6, file_name: 'later.xlsx', state: 'checking', progress: 40 }),
      ],
    });
    const [, first, second] = await screen.findAllByRole('row');
    expect(first).toHaveTextContent(/orders\.csv.*Checked.*ALVARADO RX.*HILLCREST PHARMACY.*11\/23\/2026/);
    expect(first).toHaveTextContent(/4 rows.*1 new.*1 changed.*2 refused.*SANDRA SCHEDULER/);
    const bar = within(second as HTMLElement).getByRole('progressbar', { name: 'Progress of later.xlsx' });
    expect(bar).toHaveAttribute('aria-valuenow', '40');
  });

  it.each([
    ['/schedule/imports', 'No lots yet', 'Upload file'],
    ['/schedule/imports?state=failed', 'No lots match', 'Clear filters'],
  ])('%s: says which kind of empty it is, with one action', async (at, title, action) => {
    await open({ 'GET /file_import': [] }, at);
    const box = (await screen.findByRole('heading', { name: title })).parentElement as HTMLElement;
    expect(within(box).getByRole('button', { name: action })).toBeInTheDocument();
  });
});

describe('an upload', () => {
  it('asks whose orders these are, says what is known of the file, and opens its lot', async () => {
    vi.stubGlobal('XMLHttpRequest', StoreRequest);
    const { wire, user } = await open({
      'GET /file_import': [lotOf()],
      'POST /presigned/import/unattended_deliveries': {
        json: { url: '/api/files/imports', fields: { key: 'import-1.csv', policy: 'p' } },
      },
      'POST /file_import': { status: 201, json: lotOf({ id: 9, state: 'reading' }) },
    });
    await screen.findByRole('link', { name: 'orders.csv' });
    await user.click(screen.getByRole('button', { name: 'Upload file' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload orders' }));
    const send = dialog.getByRole('button', { name: 'Upload' });
    await user.click(send);
    expect(dialog.getByText('Choose a file')).toBeInTheDocument();
    const chooser = screen.getByLabelText('Choose file', { selector: 'input' });
    const csv = (name: string) => new File(['a;b\n1;2'], name, { type: 'text/csv' });
    await user.upload(chooser, csv('orders.v2.csv'));
    expect(dialog.getByRole('alert')).toHaveTextContent('“v2.csv”');
    await user.upload(chooser, csv('orders.csv'));
    expect(
      dialog.getByText(/A file of this name was uploaded on .* by SANDRA SCHEDULER/),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole('combobox', { name: /^Client/ }));
    await user.click(screen.getByRole('option', { name: 'ALVARADO RX' }));
    await user.click(dialog.getByRole('combobox', { name: /^CDP/ }));
    await user.click(screen.getByRole('option', { name: 'HILLCREST PHARMACY' }));
    await user.click(send);
    await waitFor(() => expect(wire.to('POST', '/file_import')).toHaveLength(1));
    expect(wire.to('POST', '/file_import')[0]?.body).toMatchObject({
      key: 'import-1.csv',
      file_name: 'orders.csv',
      funding_source_id: 1,
      close_door_pharmacy_id: 2,
    });
    expect(StoreRequest.posts[0]?.get('policy')).toBe('p');
  });
});

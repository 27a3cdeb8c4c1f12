import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ImportLotView } from '../../../src/domain/imports/importView';
import LotPage from '../../../src/imports/LotPage';
import { fakeWire } from '../../resources/screens/fakeWire';
import { renderPart } from '../../resources/addresses/renderPart';
import { EVERYTHING, lotOf, rowOf, shortPhone } from './lotSamples';

const GROUP = {
  column: 'phone_number',
  message: 'validation.phone',
  args: {},
  is_warning: false,
  value: '619555',
  count: 2,
};

async function open(lot: ImportLotView, query = '', language: 'en' | 'es' = 'en') {
  const wire = fakeWire({
    'GET /file_import/5': { json: lot },
    'GET /file_import/5/rows': [
      shortPhone(1),
      shortPhone(2),
      rowOf(3),
      rowOf(4, {
        result_import: '{"result":"changed"}',
        changes: [{ field: 'delivery_end_time', from: '10:00:00', to: '12:00:00' }],
      }),
    ],
    'GET /file_import/5/problems': [GROUP],
  });
  await renderPart(<LotPage />, {
    language,
    permissions: EVERYTHING,
    path: '/schedule/imports/:lotId',
    at: `/schedule/imports/5${query}`,
  });
  await screen.findByRole('heading', { level: 1, name: lot.file_name });
  return { wire, user: userEvent.setup() };
}

describe('the file of a lot', () => {
  it('shows what was detected and reads the file again with what is corrected', async () => {
    const { wire, user } = await open(lotOf(), '?step=file');
    wire.answer('PUT /file_import/5', { json: lotOf({ version: 4, state: 'reading', progress: 0 }) });
    expect(screen.getByRole('combobox', { name: 'Characters' })).toHaveTextContent('Windows-1252');
    expect(screen.getByRole('combobox', { name: 'Column names in' })).toHaveTextContent('Line 3');
    await user.click(screen.getByRole('combobox', { name: 'Separator' }));
    await user.click(screen.getByRole('option', { name: 'Comma ( , )' }));
    await user.click(screen.getByRole('button', { name: 'Read the file again' }));
    await waitFor(() => expect(wire.to('PUT', '/file_import/5')).toHaveLength(1));
    const [call] = wire.to('PUT', '/file_import/5');
    expect(call?.body).toEqual({ reading: { delimiter: ',' } });
    expect(call?.headers.get('if-match')).toBe('"3"');
    expect(await screen.findByRole('progressbar')).toBeInTheDocument();
  });

  it('says what somebody else changed meanwhile, and shows it', async () => {
    const { wire, user } = await open(lotOf(), '?step=file');
    wire.answer('PUT /file_import/5', {
      status: 412,
      json: { status_code: 'ver001', message: 'stale', args: { who: 'ANA', version: 4 } },
    });
    wire.answer('GET /file_import/5', { json: lotOf({ version: 4, file_name: 'renamed.csv' }) });
    await user.click(screen.getByRole('combobox', { name: 'Separator' }));
    await user.click(screen.getByRole('option', { name: 'Tab' }));
    await user.click(screen.getByRole('button', { name: 'Read the file again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'renamed.csv' })).toBeInTheDocument();
  });
});

describe('the columns of a lot', () => {
  it('names what is required, and sends the columns that a person has chosen', async () => {
    const lot = lotOf({ state: 'mapping' });
    lot.mapping?.splice(4, 1, null);
    const { wire, user } = await open(lot);
    wire.answer('PUT /file_import/5', { json: lotOf({ version: 4, state: 'checking', progress: 0 }) });
    expect(screen.getByText('Required and not found yet: Phone')).toBeInTheDocument();
    const use = await screen.findByRole('button', { name: 'Use these columns' });
    expect(use).toBeDisabled();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Field for “Phone”' }), 'phone_number');
    const joined = within(screen.getByRole('region', { name: 'Preview of the first rows' }));
    expect(joined.getByText('López, Ana')).toBeInTheDocument();
    await user.click(use);
    await waitFor(() => expect(wire.to('PUT', '/file_import/5')).toHaveLength(1));
    expect(wire.to('PUT', '/file_import/5')[0]?.body).toEqual({ mapping: lotOf().mapping });
  });
});

describe('the rows of a lot', () => {
  it('says what is wrong in words, and mends the same error in all rows', async () => {
    const { wire, user } = await open(lotOf());
    wire.answer('POST /file_import/5/repairs', { json: { lot: lotOf({ version: 4 }), changed: 2 } });
    const wrong = within(await screen.findByRole('region', { name: 'Problems' }));
    await user.click(wrong.getByRole('button', { name: 'Fix in all…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Fix Phone in all rows' }));
    const fix = dialog.getByRole('button', { name: 'Fix 2 rows' });
    expect(fix).toBeDisabled();
    const field = dialog.getByRole('textbox');
    await user.clear(field);
    await user.type(field, '61955501');
    expect(fix).toBeDisabled();
    await user.type(field, '02');
    await user.click(fix);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const [call] = wire.to('POST', '/file_import/5/repairs');
    expect(call?.body).toEqual({ column: 'phone_number', from: '619555', to: '6195550102' });
    expect(call?.headers.get('if-match')).toBe('"3"');
  });

  it('is edited in place by key, and offers the same repair for the other rows', async () => {
    const { wire, user } = await open(lotOf());
    wire.answer('PUT /file_import/5/rows/1', { json: { lot: lotOf({ version: 4 }), row: rowOf(1) } });
    wire.answer('POST /file_import/5/repairs', { json: { lot: lotOf({ version: 5 }), changed: 1 } });
    const [cell] = await screen.findAllByRole('gridcell', { name: /619555 ?.*000-000-0000/ });
    await user.click(cell as HTMLElement);
    await user.keyboard('{Enter}');
    const field = within(cell as HTMLElement).getByRole('textbox');
    await user.clear(field);
    await user.type(field, '6195550102{Enter}');
    const offer = await screen.findByText(/one other row also has “619555”/);
    expect(offer).toBeInTheDocument();
    expect(wire.to('PUT', '/file_import/5/rows/1')[0]?.body).toEqual({
      values: { phone_number: '6195550102' },
    });
    await user.click(screen.getByRole('button', { name: 'Fix it too' }));
    await waitFor(() => expect(wire.to('POST', '/file_import/5/repairs')).toHaveLength(1));
  });

  it('filters by result and by problem; the address names no person', async () => {
    const { wire, user } = await open(lotOf());
    await user.click(await screen.findByRole('button', { name: /^Refused/ }));
    await waitFor(() =>
      expect(wire.to('GET', '/file_import/5/rows').at(-1)?.query).toMatchObject({ result: 'refused' }),
    );
    await user.click(screen.getByRole('button', { name: /show 2 rows/ }));
    await waitFor(() =>
      expect(wire.to('GET', '/file_import/5/rows').at(-1)?.query).toMatchObject({
        problem: 'validation.phone',
        column: 'phone_number',
      }),
    );
  });

  it('opens one row whole: another recipient is chosen among those who were found', async () => {
    const { wire, user } = await open(lotOf());
    const candidate = (participant_id: number, participant_name: string, score: number) => ({
      participant_id,
      participant_name,
      client_code: `ABC00000${participant_id}`,
      how: 'phone' as const,
      score,
    });
    wire.answer('GET /file_import/5/rows', [
      rowOf(1, {
        match: { ...candidate(1, 'ANA LÓPEZ', 0.82), candidates: [candidate(2, 'ANA LOPES', 0.7)] },
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: /^New/ }));
    wire.answer('PUT /file_import/5/rows/1', { json: { lot: lotOf({ version: 4 }), row: rowOf(1) } });
    await user.click(await screen.findByRole('button', { name: 'Open line 4' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Line 4 · A-1' }));
    expect(dialog.getByRole('radio', { name: /ANA LÓPEZ .*by phone · 82 %/ })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: /ANA LOPES/ }));
    await user.click(dialog.getByRole('button', { name: 'Save row' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(wire.to('PUT', '/file_import/5/rows/1')[0]?.body).toEqual({ participant_id: 2 });
  });
});

describe('dry run and commit', () => {
  it('says what will happen before it happens, and what was and will be', async () => {
    const { wire, user } = await open(lotOf(), '?step=check');
    wire.answer('POST /file_import/5/commit', {
      json: lotOf({ version: 4, state: 'committed', counts: { ...lotOf().counts, committed: 2 } }),
    });
    expect(await screen.findByText(/^Not after/)).toHaveTextContent('Not after: 10:00:00 → 12:00:00');
    expect(
      screen.getByText('One unassigned delivery is added at HILLCREST PHARMACY on 11/23/2026.'),
    ).toBeInTheDocument();
    expect(screen.getByText('2 refused rows stay here to be fixed.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Import 2 deliveries' }));
    expect(await screen.findByText('2 rows imported')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Plan this day' })).toHaveAttribute(
      'href',
      '/schedule/scheduling?date=2026-11-23',
    );
  });

  it('tells why a lot cannot be undone, and stays open', async () => {
    const { wire, user } = await open(lotOf({ state: 'committed', committed_at: '2026-11-20 18:05:00' }));
    wire.answer('POST /file_import/5/undo', {
      status: 409,
      json: { status_code: 'state001', message: '3 deliveries of this lot have moved' },
    });
    await user.click(await screen.findByRole('button', { name: 'Undo lot' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Undo lot' }));
    expect(await dialog.findByRole('alert')).toBeInTheDocument();
  });

  it('offers nothing to commit when every row is already committed', async () => {
    const same = { total: 4, new: 0, changed: 0, same: 4, refused: 0, committed: 0, participants: 0 };
    await open(lotOf({ counts: same }), '', 'es');
    expect(screen.getByText(/Nada que importar/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Importar lote' })).not.toBeInTheDocument();
  });
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { FuelImportResult } from '../../src/contract/fueling/fueling';
import { ImportFuelDialog } from '../../src/resources/fuelEntries/ImportFuelDialog';
import { openMessages } from '../../src/providers/messageSets';
import { renderPage } from '../support/renderPage';
import { fakeWire } from './screens/fakeWire';

const CHECKED: FuelImportResult = { is_imported: false, added: 2, duplicates: [], missing: [], problems: [] };

async function open(result: FuelImportResult, language: 'en' | 'es' = 'en') {
  const onClose = vi.fn();
  const wire = fakeWire({ 'POST /fuel_entries/import': { json: result } });
  await openMessages('fleet');
  await renderPage(<ImportFuelDialog onClose={onClose} />, { language });
  return { wire, onClose };
}

const file = (text: string) => new File([text], 'card.csv', { type: 'text/csv' });

async function choose(text: string, label = 'Choose CSV file') {
  await userEvent.upload(screen.getByLabelText(label, { selector: 'input' }), file(text));
}

it('checks the cells of the file first, then imports the same ones', async () => {
  const { wire, onClose } = await open(CHECKED);
  expect(screen.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
  await choose('Reference,Station\r\nA1,"Arco, Bay"\r\n\r\n');
  expect(await screen.findByText('2 entries will be added.')).toBeVisible();
  const cells = [
    ['Reference', 'Station'],
    ['A1', 'Arco, Bay'],
  ];
  expect(wire.to('POST', '/fuel_entries/import')[0]?.body).toEqual({ cells, check_only: true });
  wire.answer('POST /fuel_entries/import', { json: { ...CHECKED, is_imported: true } });
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 entries' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(wire.to('POST', '/fuel_entries/import')[1]?.body).toEqual({ cells, check_only: false });
});

it('says a sentence per wrong line, and offers no import', async () => {
  await open({
    ...CHECKED,
    added: 1,
    duplicates: [{ line: 2, card_reference: 'A1' }],
    problems: [
      { line: 3, column: 'vehicle', message: 'fueling.wrong.vehicle', args: { name: 'VAN 99' } },
      { line: 4, column: 'gallons', message: 'fueling.wrong.gallons' },
    ],
  });
  await choose('a,b\n1,2');
  expect(await screen.findByText('Line 3, vehicle: No vehicle has the name or plate VAN 99')).toBeVisible();
  expect(screen.getByText('Line 4, gallons: Not a number of gallons above 0')).toBeVisible();
  expect(screen.getByText('Line 2 is skipped: its card reference is already here.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
});

it('names missing columns, in Spanish too', async () => {
  await open({ ...CHECKED, added: 0, missing: ['vehicle', 'gallons'] }, 'es');
  await choose('a,b\n1,2', 'Elegir archivo CSV');
  expect(await screen.findByText('Faltan estas columnas: vehículo, galones.')).toBeVisible();
});

it('keeps the dialog with what has changed when the server no longer agrees', async () => {
  const { wire, onClose } = await open(CHECKED);
  await choose('a,b\n1,2');
  await screen.findByText('2 entries will be added.');
  wire.answer('POST /fuel_entries/import', {
    json: { ...CHECKED, problems: [{ line: 2, column: 'odometer', message: 'fueling.wrong.odometer' }] },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 entries' }));
  expect(await screen.findByText('Line 2, odometer: Not a number of miles')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { FuelImportResult } from '../../../src/contract/fueling/fueling';
import { readFuelFile, type FuelRow, type FuelRowProblem } from '../../../src/domain/fleet/fuelImport';
import { groupBy } from '../../../src/domain/wire/groupBy';
import type { ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import { writeAudit } from '../../platform/plugins/audit';
import { publish } from '../../platform/plugins/outbox';
import { fuelingProblems, todayOf } from './fuelEntries.server';
import { lockedFuelings, settleFuel, type StoredFueling } from './settleFuel';

/** A row whose vehicle and driver are known. */
interface FoundRow extends FuelRow {
  vehicle_id: number;
  employee_id: number;
}

/** Ids by name and by the other code that a fuel card has for it. */
async function idsByName(trx: Trx, names: { vehicles: string[]; drivers: string[] }) {
  const { rows: vehicles } = await sql<{ id: number; name: string; other: string | null }>`
    select id, upper(name) as name, upper(license_plate) as other from vehicles
    where upper(name) = any(${names.vehicles}::text[]) or upper(license_plate) = any(${names.vehicles}::text[])`.execute(
    trx,
  );
  const { rows: drivers } = await sql<{ id: number; name: string; other: string | null }>`
    select id, upper(full_name) as name, upper(code) as other from employees
    where type = 'Driver'
      and (upper(full_name) = any(${names.drivers}::text[]) or upper(code) = any(${names.drivers}::text[]))`.execute(
    trx,
  );
  return { vehicles, drivers };
}

type Named = Awaited<ReturnType<typeof idsByName>>['vehicles'];

/** The one that is meant; nothing when no or several ones could be. */
function idOf(found: Named, text: string): number | null {
  const ids = new Set(found.filter(({ name, other }) => name === text || other === text).map(({ id }) => id));
  const [id] = ids;
  return ids.size === 1 && id !== undefined ? id : null;
}

async function withIds(
  trx: Trx,
  rows: readonly FuelRow[],
): Promise<{ found: FoundRow[]; problems: FuelRowProblem[] }> {
  const { vehicles, drivers } = await idsByName(trx, {
    vehicles: rows.map((row) => row.vehicle),
    drivers: rows.map((row) => row.driver),
  });
  const found: FoundRow[] = [];
  const problems: FuelRowProblem[] = [];
  for (const row of rows) {
    const vehicle_id = idOf(vehicles, row.vehicle);
    const employee_id = idOf(drivers, row.driver);
    if (vehicle_id === null)
      problems.push({
        line: row.line,
        column: 'vehicle',
        message: 'fueling.wrong.vehicle',
        args: { name: row.vehicle },
      });
    if (employee_id === null)
      problems.push({
        line: row.line,
        column: 'driver',
        message: 'fueling.wrong.driver',
        args: { name: row.driver },
      });
    if (vehicle_id !== null && employee_id !== null) found.push({ ...row, vehicle_id, employee_id });
  }
  return { found, problems };
}

const readingOf = (row: FoundRow): StoredFueling => ({
  // Below all ids that are there: a row is no entry yet.
  id: -row.line,
  day: row.fueled_on,
  odometer: row.odometer,
  gallons: row.gallons,
  total_price: row.total_price,
  is_full_tank: true,
  miles_since: null,
  miles_per_gallon: null,
  cost_per_mile: null,
  is_outlier: false,
  runs_from: null,
  runs_to: null,
  run_kilometres: null,
});

/** Each row against the entries of its vehicle and the other rows of the file. Locks the vehicles, in one order. */
async function problemsOfOrder(trx: Trx, found: readonly FoundRow[]): Promise<FuelRowProblem[]> {
  const today = await todayOf(trx);
  const ofVehicle = [...groupBy(found, (row) => row.vehicle_id)].sort(([a], [b]) => a - b);
  const problems: FuelRowProblem[] = [];
  for (const [vehicleId, rows] of ofVehicle) {
    const others = [...(await lockedFuelings(trx, vehicleId)), ...rows.map(readingOf)];
    for (const row of rows) {
      const wrong = fuelingProblems(readingOf(row), others, today);
      for (const column of ['fueled_on', 'odometer'] as const) {
        const problem = wrong[column];
        if (problem) problems.push({ ...problem, line: row.line, column });
      }
    }
  }
  return problems;
}

/** Rows of references that are there already, or that a line above has. */
async function splitDuplicates(trx: Trx, rows: readonly FuelRow[]) {
  const references = rows.map((row) => row.card_reference);
  const { rows: stored } = await sql<{ card_reference: string }>`
    select card_reference from fuel_entries where card_reference = any(${references}::text[])`.execute(trx);
  const seen = new Set(stored.map(({ card_reference }) => card_reference));
  const fresh: FuelRow[] = [];
  const duplicates: FuelImportResult['duplicates'] = [];
  for (const row of rows) {
    if (seen.has(row.card_reference)) {
      duplicates.push({ line: row.line, card_reference: row.card_reference });
      continue;
    }
    seen.add(row.card_reference);
    fresh.push(row);
  }
  return { fresh, duplicates };
}

async function insertEntries(
  trx: Trx,
  context: ServerContext,
  request: FastifyRequest,
  found: readonly FoundRow[],
): Promise<void> {
  const now = context.clock();
  const entries = found.map(
    ({ vehicle_id, employee_id, fueled_on, odometer, gallons, total_price, ...row }) => ({
      ...{ vehicle_id, employee_id, fueled_on, odometer, gallons, total_price },
      station: row.station,
      card_reference: row.card_reference,
      is_full_tank: true,
      comment: null,
    }),
  );
  for (const entry of entries) {
    const { id } = await trx
      .insertInto('fuel_entries')
      .values({ ...entry, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeAudit(trx, request, {
      action: 'create',
      resource: 'fuel_entries',
      record_id: id,
      before: null,
      after: { ...entry, version: 1 },
    });
    await publish(trx, { topic: 'resources', event: 'fuel_entries.changed', body: { id, version: 1 } });
  }
  for (const vehicleId of new Set(found.map((row) => row.vehicle_id))) await settleFuel(trx, vehicleId);
}

/**
 * Imports the cells of a fuel card's file in the transaction of the request, or says what is wrong with which line.
 * All rows or none: a card's next file would otherwise find a part of them.
 */
export async function importFuel(
  trx: Trx,
  context: ServerContext,
  request: FastifyRequest,
  { cells, check_only }: { cells: readonly (readonly (string | null)[])[]; check_only: boolean },
): Promise<FuelImportResult> {
  const file = readFuelFile(cells.map((line) => line.map((cell) => cell ?? '')));
  const { fresh, duplicates } = await splitDuplicates(trx, file.rows);
  const { found, problems } = await withIds(trx, fresh);
  const all = [...file.problems, ...problems, ...(await problemsOfOrder(trx, found))];
  const isClean = file.missing.length === 0 && all.length === 0;
  const is_imported = isClean && !check_only && found.length > 0;
  if (is_imported) await insertEntries(trx, context, request, found);
  return {
    is_imported,
    added: found.length,
    duplicates,
    missing: file.missing,
    problems: all.sort((a, b) => a.line - b.line),
  };
}

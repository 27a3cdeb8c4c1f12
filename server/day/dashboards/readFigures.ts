import { sql, type RawBuilder } from 'kysely';
import type { FiguresAnswer, HourFigures, ReasonFigures } from '../../../src/contract/dashboards/figures';
import { LEVELS } from '../../../src/domain/figures/figureRows';
import { addMeasures, MEASURES, noMeasures } from '../../../src/domain/figures/measures';
import { periodBefore, trendOf, type DayFigures, type Period } from '../../../src/domain/figures/period';
import type { Settings } from '../../../src/domain/wire/settings';
import type { Db } from '../../platform/database/database';

/** Whose figures; null is everybody's. */
export interface FigureFilter {
  cdp_id: number | null;
  funding_source_id: number | null;
  facility_id: number | null;
  employee_id: number | null;
}

/** The level with the fewest rows that knows all that is asked for. */
function levelOf({ funding_source_id, facility_id, employee_id }: FigureFilter): number {
  if (facility_id !== null || employee_id !== null) return LEVELS.whole;
  return funding_source_id === null ? LEVELS.all : LEVELS.client;
}

/** The level is a literal, so that the planner can use the indexes of one level. */
function rowsOf(filter: FigureFilter, { from, to }: Period): RawBuilder<unknown> {
  const conditions = [
    sql`level = ${sql.lit(levelOf(filter))}`,
    sql`delivery_date between ${from}::date and ${to}::date`,
    ...(filter.cdp_id === null ? [] : [sql`close_door_pharmacy_id = ${filter.cdp_id}`]),
    ...(filter.funding_source_id === null ? [] : [sql`funding_source_id = ${filter.funding_source_id}`]),
    ...(filter.facility_id === null ? [] : [sql`facility_id = ${filter.facility_id} and facility_id <> 0`]),
    ...(filter.employee_id === null ? [] : [sql`employee_id = ${filter.employee_id}`]),
  ];
  return sql`delivery_figures where ${sql.join(conditions, sql` and `)}`;
}

const SUMS = sql.join(MEASURES.map((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.ref(name)}`));

async function readDays(db: Db, filter: FigureFilter, period: Period): Promise<DayFigures[]> {
  const { rows } = await sql<DayFigures>`
    select delivery_date, ${SUMS} from ${rowsOf(filter, period)} group by delivery_date`.execute(db);
  return rows;
}

async function readHours(db: Db, filter: FigureFilter, period: Period): Promise<HourFigures[]> {
  const { rows } = await sql<HourFigures>`
    select extract(dow from delivery_date)::int as weekday, hour, sum(stops)::bigint as stops,
      sum(measured)::bigint as measured, sum(on_time)::bigint as on_time, sum(timed)::bigint as timed,
      sum(timed_seconds)::bigint as timed_seconds
    from ${rowsOf(filter, period)} group by 1, 2 having sum(stops) > 0 order by 1, 2`.execute(db);
  return rows;
}

async function readReasons(
  db: Db,
  filter: FigureFilter,
  period: Period,
  all: Period,
): Promise<ReasonFigures[]> {
  const { rows } = await sql<ReasonFigures>`
    select counted.reason, r.description, counted.now, counted.before
    from (
      select reason, coalesce(sum(stops::int) filter (where delivery_date >= ${period.from}::date), 0)::bigint as now,
        coalesce(sum(stops::int) filter (where delivery_date < ${period.from}::date), 0)::bigint as before
      from (select delivery_date, reasons from ${rowsOf(filter, all)} and failed > 0) f
      cross join lateral jsonb_each_text(f.reasons) as each_reason (reason, stops)
      group by reason
    ) counted
    left join non_delivery_reasons r on r.id::text = counted.reason
    order by counted.now desc, counted.before desc, counted.reason`.execute(db);
  return rows;
}

/** Since when a change of these days waits; null when none does. */
async function readPending(db: Db, { cdp_id }: FigureFilter, all: Period): Promise<string | null> {
  const { since } = await db
    .selectFrom('figure_changes')
    .select((eb) => eb.fn.min('changed_at').as('since'))
    .where((eb) =>
      eb.or([
        eb('batch_id', 'is not', null),
        eb.and([
          eb('delivery_date', '>=', all.from),
          eb('delivery_date', '<=', all.to),
          ...(cdp_id === null ? [] : [eb('close_door_pharmacy_id', '=', cdp_id)]),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return since;
}

/** The figures of a period. Five short queries on sums, none on stops. */
export async function readFigures(
  db: Db,
  filter: FigureFilter,
  period: Period,
  { detour_percent }: Pick<Settings, 'detour_percent'>,
): Promise<FiguresAnswer> {
  const before = periodBefore(period);
  const all = { from: before.from, to: period.to };
  const onRoad = (metres: number) => Math.round((metres * detour_percent) / 100);
  const days = (await readDays(db, filter, all)).map((day) => ({
    ...day,
    metres: onRoad(day.metres),
    empty_metres: onRoad(day.empty_metres),
  }));
  const now = noMeasures();
  const former = noMeasures();
  for (const day of days) addMeasures(day.delivery_date < period.from ? former : now, day);
  return {
    period,
    before,
    now,
    former,
    trend: trendOf(period, days),
    hours: await readHours(db, filter, period),
    reasons: await readReasons(db, filter, period, all),
    has_costs: filter.funding_source_id === null && filter.facility_id === null,
    pending_since: await readPending(db, filter, all),
  };
}

import { sql, type Kysely } from 'kysely';

const FIGURES = `
-- Sums of stops and runs per day and CDP (\`src/domain/figures\`). \`level\` says how far the row is split; 0 is no client,
-- no facility, no driver. \`hour\` is -1 for what has none.
create table delivery_figures (
  delivery_date date not null, close_door_pharmacy_id bigint not null references cdps,
  level smallint not null check (level >= 0 and level <= 2), funding_source_id bigint not null,
  facility_id bigint not null, employee_id bigint not null,
  hour smallint not null check (hour >= -1 and hour <= 23),
  stops integer not null, canceled integer not null, delivered integer not null, failed integer not null,
  measured integer not null, on_time integer not null, first_visit integer not null,
  second_visit integer not null, later_visit integer not null, timed integer not null,
  timed_seconds integer not null, runs integer not null, overtime_runs integer not null,
  overtime_seconds integer not null, metres integer not null, empty_metres integer not null,
  reasons jsonb not null,
  primary key (delivery_date, close_door_pharmacy_id, level, funding_source_id, facility_id, employee_id, hour)
);
create index delivery_figures_period on delivery_figures (level, delivery_date);
create index delivery_figures_client on delivery_figures (funding_source_id, delivery_date) where level = 1;
create index delivery_figures_driver on delivery_figures (employee_id, delivery_date) where level = 2;
create index delivery_figures_facility on delivery_figures (facility_id, delivery_date)
  where level = 2 and facility_id <> 0;

-- Days of a CDP whose figures must be counted again, or a batch of an import that was shown or hidden. Without a unique
-- key: two commands of one day do not wait for each other.
create table figure_changes (
  id bigserial primary key, delivery_date date, close_door_pharmacy_id bigint,
  batch_id bigint references delivery_batches on delete cascade, changed_at timestamptz not null default now(),
  check ((delivery_date is null) = (batch_id is not null))
)`;

/** Columns of a stop that a figure depends on; an expected arrival is none of them. */
const COUNTED = [
  'delivery_date',
  'close_door_pharmacy_id',
  'delivery_manifest_id',
  'participant_id',
  'secuence',
  'delivery_event_type_id',
  'delivery_event_status_id',
  'destination_latitude',
  'destination_longitude',
  'delivery_start_time',
  'delivery_end_time',
  'planned_at',
  'datetime',
  'attempts',
  'non_delivery_reason_id',
];
const RUN_COUNTED = [
  'delivery_date',
  'close_door_pharmacy_id',
  'employee_id',
  'delivery_manifest_status_id',
  'time_zone',
  'end_at',
];

const columns = (alias: string, names: readonly string[]) =>
  `(${names.map((name) => `${alias}.${name}`).join(', ')})`;
const differs = (names: readonly string[]) =>
  `${columns('o', names)} is distinct from ${columns('n', names)}`;

/** The days of the stops of `changed`: their own, and those of their runs. */
const NOTE = `
  insert into public.figure_changes (delivery_date, close_door_pharmacy_id)
  select delivery_date, close_door_pharmacy_id from changed
  union
  select m.delivery_date, m.close_door_pharmacy_id
  from changed c join public.delivery_manifest m on m.id = c.delivery_manifest_id`;

const STOP = 'delivery_date, close_door_pharmacy_id, delivery_manifest_id';
const ofStop = (alias: string) =>
  `${alias}.delivery_date, ${alias}.close_door_pharmacy_id, ${alias}.delivery_manifest_id`;

function ofRun(alias: string, prefix = ''): string {
  return ['delivery_date', 'close_door_pharmacy_id']
    .map((name) => `${alias}.${name} as ${prefix}${name}`)
    .join(', ');
}

/** After each statement, in its transaction: no writer can forget it. */
function trigger(
  table: string,
  name: string,
  event: 'insert' | 'update' | 'delete',
  body: string,
): readonly string[] {
  const seen = [event === 'insert' ? '' : 'old table as o', event === 'delete' ? '' : 'new table as n'];
  return [
    `create function ${name}() returns trigger language plpgsql as $$
    begin
      ${body};
      return null;
    end $$`,
    `create trigger ${name} after ${event} on ${table} referencing ${seen.join(' ')}
      for each statement execute function ${name}()`,
  ];
}

const TRIGGERS = [
  ...trigger(
    'delivery_event_rows',
    'figures_stop_added',
    'insert',
    `with changed as (select ${STOP} from n) ${NOTE}`,
  ),
  ...trigger(
    'delivery_event_rows',
    'figures_stop_changed',
    'update',
    `with changed as (
      select ${ofStop('o')} from o join n on n.id = o.id where ${differs(COUNTED)}
      union select ${ofStop('n')} from o join n on n.id = o.id where ${differs(COUNTED)}
    ) ${NOTE}`,
  ),
  ...trigger(
    'delivery_event_rows',
    'figures_stop_removed',
    'delete',
    `with changed as (select ${STOP} from o) ${NOTE}`,
  ),
  ...trigger(
    'delivery_manifest',
    'figures_run_changed',
    'update',
    `with runs as (select n.id, ${ofRun('o')}, ${ofRun('n', 'new_')} from o join n on n.id = o.id where ${differs(RUN_COUNTED)})
    insert into public.figure_changes (delivery_date, close_door_pharmacy_id)
    select delivery_date, close_door_pharmacy_id from runs
    union select new_delivery_date, new_close_door_pharmacy_id from runs
    union select e.delivery_date, e.close_door_pharmacy_id
    from runs r join public.delivery_event_rows e on e.delivery_manifest_id = r.id`,
  ),
  // A client or a facility of today is that of all earlier deliveries too, as in the billing report.
  ...trigger(
    'participants',
    'figures_participant_changed',
    'update',
    `insert into public.figure_changes (delivery_date, close_door_pharmacy_id)
    select distinct e.delivery_date, e.close_door_pharmacy_id
    from o join n on n.id = o.id join public.delivery_event_rows e on e.participant_id = n.id
    where ${differs(['funding_source_id', 'facility_id'])}`,
  ),
  ...trigger(
    'delivery_batches',
    'figures_batch_changed',
    'update',
    `insert into public.figure_changes (batch_id)
    select n.id from o join n on n.id = o.id where o.is_hidden <> n.is_hidden`,
  ),
];

/** The table of the dashboards, and the notes of what must be counted: everything that is there already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...FIGURES.split(/;\s*\n/), ...TRIGGERS]) await sql.raw(statement).execute(db);
  await sql`insert into figure_changes (delivery_date, close_door_pharmacy_id)
    select delivery_date, close_door_pharmacy_id from delivery_event_rows
    union select delivery_date, close_door_pharmacy_id from delivery_manifest`.execute(db);
}

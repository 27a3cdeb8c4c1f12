import { sql, type Kysely } from 'kysely';

/** The rest of employees and vehicles, and which licence warnings have been given. */
const STATEMENTS = `
alter table employees add column company_role text,
  add column non_admin_access_history boolean not null default false,
  add column audible_alert boolean not null default false,
  add column hide_charge_info boolean not null default false,
  add column schedule_edit boolean not null default false,
  add column driver_time_keeping boolean not null default false,
  add column dispatcher_id bigint references employees,
  add column default_vehicle_id bigint references vehicles;
create index employees_dispatcher on employees (dispatcher_id);
create index employees_license on employees (license_expiry) where is_active;
create index users_employee on users (employee_id);

-- Each warning is given once per licence, however often the job runs.
create table license_notices (
  employee_id bigint not null references employees, license_expiry date not null,
  state text not null check (state in ('expiring', 'expired')),
  created_at timestamptz not null default now(),
  primary key (employee_id, license_expiry, state)
);

-- The sign-in code follows from this number and the server's secret, so that no table holds a code.
alter table vehicles add column zip_code_group text,
  add column smartphone_login boolean not null default false,
  add column login_nonce uuid not null default gen_random_uuid();
create index delivery_manifest_vehicle on delivery_manifest (vehicle_id, delivery_date);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS.split(/;\s*\n/).filter((text) => text.trim() !== '')) {
    await sql.raw(statement).execute(db);
  }
}

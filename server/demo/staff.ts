import { addDays } from '../../src/domain/time/dates';
import type { SeedRow } from './insertRows';
import { DEMO_ZONE } from './masterData';
import { makeName, makePhone, type SeedGender } from './people';
import { padded, type Random } from './random';
import { roleId } from './roles';

/** Printed for everybody to see: of the demo alone, which the rule on common passwords does not reach. */
export const DEMO_PASSWORD = 'Demo-1234!';
export const DRIVER_COUNT = 40;

/** Employee ids: drivers first, then the administrator, then the two dispatchers. */
const FIRST_DISPATCHER = DRIVER_COUNT + 2;
const COMPANY_ROLES = {
  Administrator: 'OFFICE MANAGER',
  Dispatcher: 'DISPATCHER',
  Scheduler: 'ROUTE PLANNER',
  Pharmacy: 'PHARMACY TECHNICIAN',
};

export interface SeedDriver {
  employee_id: number;
  user_id: number;
  full_name: string;
  gender: SeedGender;
}

interface Account {
  role: Parameters<typeof roleId>[0];
  email: string;
  spanish?: true;
  newcomer?: true;
}

/** contract.md, Demo accounts; user ids 1… in this order. */
export const DEMO_ACCOUNTS: readonly Account[] = [
  { role: 'Administrator', email: 'admin@example.test' },
  { role: 'Dispatcher', email: 'dispatcher@example.test' },
  { role: 'Dispatcher', email: 'dispatcher2@example.test', spanish: true },
  { role: 'Scheduler', email: 'scheduler@example.test' },
  { role: 'Pharmacy', email: 'pharmacy@example.test' },
  { role: 'Driver', email: 'driver@example.test' },
  { role: 'Dispatcher', email: 'newcomer@example.test', newcomer: true },
];
const FIRST_DRIVER_USER = DEMO_ACCOUNTS.findIndex((account) => account.role === 'Driver') + 1;

/** Sign-ins of the drivers on the app, by employee id from 1: driver@example.test, driver2@example.test and so on. */
export const DRIVER_EMAILS: readonly string[] = Array.from(
  { length: DRIVER_COUNT },
  (_, index) => `driver${index === 0 ? '' : index + 1}@example.test`,
);

/** The first driver is one of the accounts above; the others come after them. */
function driverUserId(n: number): number {
  return n === 1 ? FIRST_DRIVER_USER : DEMO_ACCOUNTS.length + n - 1;
}

export interface Staff {
  employees: SeedRow[];
  users: SeedRow[];
  /** In order of their ids, from 1; the first one is the demo's driver account. */
  drivers: SeedDriver[];
  /** User id and name of a dispatcher, the office's voice in histories. */
  office: { user_id: number; full_name: string };
}

/** Most licences are good for years; one expires soon and one has expired, for the warnings to be seen. */
function licenseExpiry(random: Random, today: string, id: number): string {
  const days = random.between(120, 1500);
  return addDays(today, { 4: 12, 9: -3 }[id] ?? days);
}

/**
 * Drivers first (employee ids 1 to 40), then one employee per account of the office. Every driver can sign in on the
 * app, so that a whole day can be driven.
 */
export function makeStaff(random: Random, at: string, today: string, passwordHash: string): Staff {
  const employees: SeedRow[] = [];
  const drivers: SeedDriver[] = [];
  const hire = (type: Account['role'], email: string, spanishShare?: number) => {
    const name = makeName(random, spanishShare);
    const id = employees.length + 1;
    employees.push({
      id,
      created_at: at,
      updated_at: at,
      first_name: name.first_name,
      last_name: name.last_name,
      code: `${type.slice(0, 3).toUpperCase()}${padded(id, 4)}`,
      type,
      email,
      phone_number: makePhone(random),
      gender: name.gender,
      company_role: type === 'Driver' ? null : COMPANY_ROLES[type],
      license_number: type === 'Driver' ? `D${padded(random.between(0, 9_999_999), 7)}` : null,
      license_expiry: type === 'Driver' ? licenseExpiry(random, today, id) : null,
      time_zone: DEMO_ZONE,
      dispatcher_id: type === 'Driver' ? FIRST_DISPATCHER + (id % 2) : null,
      default_vehicle_id: type === 'Driver' ? id : null,
      on_call: type === 'Driver' && id > DRIVER_COUNT - 4,
      is_active: true,
    });
    return { employee_id: id, full_name: `${name.first_name} ${name.last_name}`, gender: name.gender };
  };

  DRIVER_EMAILS.forEach((email, index) => {
    drivers.push({ ...hire('Driver', email), user_id: driverUserId(index + 1) });
  });
  const account = (
    id: number,
    email: string,
    role: Account['role'],
    person: Pick<SeedDriver, 'employee_id' | 'full_name'>,
  ) => ({
    id,
    email,
    full_name: person.full_name,
    password_hash: passwordHash,
    user_type_id: roleId(role),
    employee_id: person.employee_id,
    is_cdp: role === 'Pharmacy',
    cdp_id: role === 'Pharmacy' ? 1 : null,
    default_language: 'en',
    is_first_signin: false,
    created_at: at,
  });
  const users = DEMO_ACCOUNTS.map(({ role, email, spanish, newcomer }, index) => {
    const driver = role === 'Driver' ? drivers[0] : undefined;
    const person = driver ?? hire(role, email, spanish ? 1 : 0);
    const language = spanish ? 'es' : 'en';
    const own = { default_language: language, is_first_signin: newcomer ?? false };
    return { ...account(index + 1, email, role, person), ...own };
  });
  drivers.slice(1).forEach((driver, index) => {
    users.push(account(driver.user_id, DRIVER_EMAILS[index + 1] ?? '', 'Driver', driver));
  });
  const dispatcher = users[1];
  if (!dispatcher) throw new Error('The demo has no dispatcher');
  return { employees, users, drivers, office: { user_id: dispatcher.id, full_name: dispatcher.full_name } };
}

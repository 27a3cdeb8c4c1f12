import { defineResource, type RecordFor } from '../schema/defineResource';
import { boolean, choice, date, email, integer, phone, picture, reference, text } from '../schema/fields';
import { TIME_ZONES } from '../schema/timeZones';

/** Employees of type Driver are the drivers (spec §3). */
export const EMPLOYEE_TYPES = ['Administrator', 'Dispatcher', 'Scheduler', 'Pharmacy', 'Driver'] as const;
export const EMPLOYEE_STATUSES = ['SCHEDULED', 'ABSENT', 'AVAILABLE'] as const;
export const DRIVER_GENDERS = ['male', 'female'] as const;

export const employees = defineResource({
  name: 'employees',
  path: '/employees',
  screen: '/data/employees',
  representation: 'full_name',
  steps: ['info', 'homeAddress'],
  fields: {
    picture: picture({ computed: true }),
    first_name: text({ required: true, max: 60 }),
    last_name: text({ required: true, max: 60 }),
    full_name: text({ computed: true }),
    code: text({ required: true, unique: true, max: 20 }),
    type: choice({ required: true, choices: EMPLOYEE_TYPES }),
    /** As spec §3 has them in answers: today's state, and the id by its other name. */
    status: choice({ computed: true, choices: EMPLOYEE_STATUSES, translated: false }),
    employee_id: integer({ computed: true }),
    /** Name of the same under which spec §7 filters: `user_type_name=Driver`. */
    user_type_name: text({ computed: true }),
    company_role: text({ max: 60 }),
    email: email({ unique: true }),
    phone_number: phone({}),
    gender: choice({ choices: DRIVER_GENDERS }),
    license_number: text({ max: 20 }),
    license_expiry: date({}),
    time_zone: choice({
      required: true,
      choices: TIME_ZONES,
      translated: false,
      initial: 'America/Los_Angeles',
    }),
    on_call: boolean({ required: true, initial: false }),
    // Of a driver; given by a command of its own (`set_default`), which its own permission guards (spec §6).
    dispatcher_id: reference({ computed: true, to: 'employees', text: 'full_name' }),
    default_vehicle_id: reference({ computed: true, to: 'vehicles', text: 'name' }),
    // Options of spec §3.
    non_admin_access_history: boolean({ required: true, initial: false }),
    audible_alert: boolean({ required: true, initial: false }),
    hide_charge_info: boolean({ required: true, initial: false }),
    schedule_edit: boolean({ required: true, initial: false }),
    driver_time_keeping: boolean({ required: true, initial: false }),
    is_active: boolean({ required: true, initial: true }),
  },
  list: [
    'full_name',
    'code',
    'type',
    'company_role',
    'email',
    'phone_number',
    'license_expiry',
    'dispatcher_id',
    'default_vehicle_id',
    'on_call',
    'is_active',
  ],
  hidden: ['company_role', 'email', 'dispatcher_id', 'default_vehicle_id', 'on_call'],
  filters: [
    'full_name',
    'code',
    'type',
    'user_type_name',
    'license_expiry',
    'dispatcher_id',
    'default_vehicle_id',
    'on_call',
    'driver_time_keeping',
    'is_active',
  ],
  search: ['full_name', 'code', 'email'],
  form: {
    identity: ['picture', 'code', 'first_name', 'last_name', 'type', 'company_role', 'gender', 'is_active'],
    contact: ['email', 'phone_number', 'time_zone'],
    license: ['license_number', 'license_expiry', 'on_call'],
    options: [
      'non_admin_access_history',
      'audible_alert',
      'hide_charge_info',
      'schedule_edit',
      'driver_time_keeping',
    ],
  },
  sort: { field: 'full_name', order: 'ASC' },
  actions: ['list', 'show', 'create', 'edit'],
  look: 'grid',
});
export type Employee = RecordFor<typeof employees>;

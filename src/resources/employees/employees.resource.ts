import { defineResource, type RecordFor } from '../schema/defineResource';
import { boolean, choice, date, email, phone, text } from '../schema/fields';
import { TIME_ZONES } from '../schema/timeZones';

/** Employees of type Driver are the drivers (spec §3). */
export const EMPLOYEE_TYPES = ['Administrator', 'Dispatcher', 'Scheduler', 'Pharmacy', 'Driver'] as const;
export const DRIVER_GENDERS = ['male', 'female'] as const;

export const employees = defineResource({
  name: 'employees',
  path: '/employees',
  screen: '/data/employees',
  representation: 'full_name',
  fields: {
    first_name: text({ required: true, max: 60 }),
    last_name: text({ required: true, max: 60 }),
    full_name: text({ computed: true }),
    code: text({ required: true, unique: true, max: 20 }),
    type: choice({ required: true, choices: EMPLOYEE_TYPES }),
    /** Name of the same under which spec §7 filters: `user_type_name=Driver`. */
    user_type_name: text({ computed: true }),
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
    is_active: boolean({ required: true, initial: true }),
  },
  list: ['full_name', 'code', 'type', 'email', 'phone_number', 'license_expiry', 'on_call', 'is_active'],
  hidden: ['email', 'on_call'],
  filters: ['full_name', 'code', 'type', 'user_type_name', 'on_call', 'is_active'],
  search: ['full_name', 'code', 'email'],
  form: {
    identity: ['first_name', 'last_name', 'code', 'type', 'gender'],
    contact: ['email', 'phone_number'],
    service: ['license_number', 'license_expiry', 'time_zone', 'on_call', 'is_active'],
  },
  sort: { field: 'full_name', order: 'ASC' },
  actions: ['list', 'show', 'create', 'edit'],
  look: 'grid',
});
export type Employee = RecordFor<typeof employees>;

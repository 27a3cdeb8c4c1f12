import { PERMISSIONS } from '../../domain/access/permissions';
import { defineScreens, part } from '../defineScreens';
import { employeeStates } from './employeeStates';
import { employees } from './employees.resource';
import { LicenseExpiry } from './LicenseExpiry';

export const employeeScreens = defineScreens(employees, {
  fields: { license_expiry: { Display: LicenseExpiry, column: { width: 210, align: 'left' } } },
  steps: [
    {
      key: 'homeAddress',
      path: 'homeAddress',
      needs: PERMISSIONS.employees.readHomeAddress,
      load: () => import('../addresses/HomeAddressStep'),
      messages: 'records',
    },
  ],
  head: {
    states: employeeStates,
    told: ['first_name', 'last_name', 'user_type_name', 'on_call'],
    facts: ['type', 'code', 'license_expiry'],
  },
  details: { identity: ['company_role', 'gender', 'dispatcher_id', 'default_vehicle_id'] },
  showNext: part({ load: () => import('./DriverNext'), messages: 'records' }),
  showActions: part({ load: () => import('./EmployeeActions'), messages: 'records' }),
  showMore: part({ load: () => import('./AccountSection'), messages: 'records' }),
});

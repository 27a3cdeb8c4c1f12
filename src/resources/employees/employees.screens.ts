import { PERMISSIONS } from '../../domain/access/permissions';
import { defineScreens, part } from '../defineScreens';
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
    },
  ],
  showActions: part(() => import('./EmployeeActions')),
  showMore: part(() => import('./AccountSection')),
});

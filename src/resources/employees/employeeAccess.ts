import { PERMISSIONS } from '../../domain/access/permissions';

/** What the parts of an employee's page need, by what they do. */
export const EMPLOYEE_ACCESS = {
  setDefault: PERMISSIONS.employees.setDefault,
  bypassStartWork: PERMISSIONS.employees.bypassStartWork,
  saveAccount: PERMISSIONS.employees.saveAccount,
  passwordLink: PERMISSIONS.password_manager.reset,
  reactivate: PERMISSIONS.password_manager.reactivate,
  resetSecondFactor: PERMISSIONS.password_manager.resetSecondFactor,
} as const;

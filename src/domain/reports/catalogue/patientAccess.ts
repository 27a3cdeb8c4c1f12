import { PERMISSIONS } from '../../access/permissions';
import { choice, count, moment, text } from '../columns';
import { defineReport } from '../defineReport';

/** Who looked at, searched or exported data of patients. */
export const patientAccess = defineReport({
  name: 'patient_access',
  group: 'records',
  right: PERMISSIONS.activity_logger.read,
  scope: 'operation',
  period: 'range',
  filters: [],
  isPrivate: false,
  columns: {
    at: moment(),
    user: text(),
    access: choice(),
    record: choice(),
    patients: count({ total: true }),
    from_address: text(),
  },
});

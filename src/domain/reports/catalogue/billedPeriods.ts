import { PERMISSIONS } from '../../access/permissions';
import { choice, count, day, money, text } from '../columns';
import { defineReport } from '../defineReport';

/** What clients were charged, month by month, open and closed. */
export const billedPeriods = defineReport({
  name: 'billing',
  group: 'money',
  right: PERMISSIONS.billing.read,
  scope: 'operation',
  period: 'range',
  filters: ['client'],
  isPrivate: false,
  first: 'lastMonth',
  columns: {
    client: text(),
    period_start: day(),
    period_end: day(),
    billing_state: choice(),
    invoice_number: text(),
    charged_deliveries: count({ total: true }),
    differences: money({ total: true }),
    corrections: money({ total: true }),
    charged: money({ total: true }),
  },
});

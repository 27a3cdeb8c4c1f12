import type { SameKeys } from '../messages';
import type { driverRuns as english } from '../en/driverRuns';

export const driverRuns: SameKeys<typeof english> = {
  title: 'سائقو هذه الجولة',
  purpose: 'من قادها وفي أي يوم، ومن غيّر سائقها أو مركبتها.',
  run: 'الجولة',
  when: 'متى',
  what: 'ماذا',
  driver: 'السائق',
  vehicle: 'المركبة',
  by: 'بواسطة',
  day: 'الوردية',
  edit: 'تغيير',
  was: '%{to} (كان %{from})',
  gone: 'غير مسند (كان %{from})',
  none: 'لم يقد أحد هذه الجولة بعد.',
  count: '%{loaded} من %{total}',
  failed: 'تعذّر تحميل السجل. %{reason}',
};

import type { inspections as english } from '../en/inspections';
import type { SameKeys } from '../messages';

export const inspections: SameKeys<typeof english> = {
  checklists: 'قوائم الفحص',
  pdf: 'تنزيل PDF',
  defects: 'العيوب',
  critical: 'حرج',
  mustNotDrive: 'لا يمكن تخطيط هذه المركبة ولا قيادتها حتى يُعتمد العيب الحرج.',
  signOff: {
    action: 'اعتماد',
    title: 'اعتماد العيب الحرج؟',
    text: 'يمكن تخطيط المركبة وقيادتها من جديد فورًا.',
    note: 'ما تم عمله',
    verb: 'اعتماد',
    keep: 'إلغاء',
    done: 'تم الاعتماد: يمكن تخطيط المركبة من جديد',
  },
  ofVehicle: 'الفحوص',
};

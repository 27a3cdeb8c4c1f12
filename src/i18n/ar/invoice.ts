import type { invoice as english } from '../en/invoice';
import type { SameKeys } from '../messages';

export const invoice: SameKeys<typeof english> = {
  total: 'المجموع',
  for: 'البيان',
  amount: 'المبلغ',
  reason: 'السبب',
  status: 'الحالة',
  parts: {
    base: 'التوصيلات',
    stop: 'المحطات',
    miles: 'الأميال',
    attempts: 'زيارات دون تسليم',
    rush: 'عاجل',
    refrigerated: 'مبرّد',
    returns: 'الإرجاع',
    waiting: 'الانتظار',
    correction: 'التصحيحات',
  },
};

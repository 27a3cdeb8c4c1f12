import type { invoiceFile as english } from '../en/invoiceFile';
import type { SameKeys } from '../messages';

export const invoiceFile: SameKeys<typeof english> = {
  title: 'الفاتورة %{number}، %{client}',
  number: 'الفاتورة',
  client: 'العميل',
  span: 'المدة',
  closed: 'تاريخ الإغلاق',
  summary: 'الرسوم',
  day: 'اليوم',
  kind: 'البند',
  delivery: 'التوصيلة',
  order: 'الطلب',
  inCsv: 'أكثر من %{most} بند: كلها في CSV هذه الفاتورة.',
  kinds: { delivery: 'توصيلة', difference: 'فرق مدة سابقة', correction: 'التصحيحات' },
  many: { delivery: 'التوصيلات: %{count}', difference: 'فروق المدد السابقة: %{count}' },
};

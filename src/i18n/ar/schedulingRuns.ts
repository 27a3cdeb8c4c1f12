import type { SameKeys } from '../messages';
import type { schedulingRuns as english } from '../en/schedulingRuns';

export const schedulingRuns: SameKeys<typeof english> = {
  afterStart: 'بدأت الجولة: لا يمكن تغيير هذا',
  keep: 'إلغاء',
  close: 'إغلاق',
  notDue: {
    inactive: 'متوقفة',
    dates: 'خارج تواريخها',
    weekday: 'ليست في هذا اليوم من الأسبوع',
    suspended: 'معلّقة',
  },
  notices: {
    overnight: 'تنتهي صباح اليوم التالي',
    longShift: 'وردية أكثر من 8 ساعات',
    lunch: 'مع غداء',
    noLunch: 'أقل من 4 ساعات: بلا غداء',
    weekOvertime: 'وقت إضافي: الساعات العادية المتبقية للسائق هذا الأسبوع أقل',
  },
  unavailable: {
    driverAbsent: '%{name} غائب في هذا اليوم',
    vehicleInService: '%{name} في الصيانة في هذا اليوم',
    vehicleDefect: 'في %{name} عيب حرج',
  },
  warnings: {
    noDriver: 'بلا سائق',
    noVehicle: 'بلا مركبة',
    empty: 'بلا توصيلات',
    overtime: 'بعد نهاية الوردية بـ %{count} د',
    capacity: 'الأكياس أكثر من سعة المركبة بـ %{count}',
    noLunch: 'بلا غداء، مع أن الوردية 4 ساعات أو أكثر',
    longShift: 'وردية أكثر من 8 ساعات',
  },
  noDriver: 'بلا سائق',
};

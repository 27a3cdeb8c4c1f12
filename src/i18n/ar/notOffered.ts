import type { SameKeys } from '../messages';
import type { notOffered as english } from '../en/notOffered';

/** Said when a key is pressed whose action is not offered: one for each reason of the rules. */
export const notOffered: SameKeys<typeof english> = {
  noStop: 'اختر محطة أولًا: تعمل الأحرف على المحطات المحددة، أو على المحطة عند المؤشر',
  noIssue: 'اختر مشكلة أولًا: افتح واحدة، أو حدّد بعضها',
  sentence: '%{action}: ليس الآن، لأن %{reason}',
  reasons: {
    permission: 'دورك لا يسمح بذلك',
    oneOnly: 'هذا يتم لمحطة واحدة في كل مرة',
    mixed: 'هذا لا ينطبق على أي من المحطات المحددة',
    severalRuns: 'المحطات المحددة ليست كلها على جولة واحدة',
    notRecipient: 'هذا ينطبق على التوصيلات ومواعيد الجمع فقط',
    notOffices: 'السائق وحده يستطيع هذه الخطوة',
    notLunch: 'هذه ليست استراحة غداء',
    noRun: 'هذه المحطة ليست على جولة بعد',
    runOver: 'الجولة منتهية',
    closed: 'المحطة مغلقة',
    noStatus: 'الحالات الأخرى غير ممكنة',
    pickedUp: 'الكيس في المركبة',
    collect: 'موعد الجمع بلا دفع مشترك',
    hasLunch: 'الجولة لديها استراحة غداء بالفعل',
    locked: 'هذا مقفل',
    notLocked: 'هذا غير مقفل',
    routeUpdated: 'المسار محدَّث',
    noDriver: 'الجولة بلا سائق',
    published: 'الجولة منشورة بالفعل',
    notPublished: 'الجولة غير منشورة، أو جارية',
    started: 'الجولة بدأت',
  },
  issues: {
    take: 'إسناد إليّ: هي مسندة إليك بالفعل',
    fixAsFailed: 'إغلاق كمتعذّرة: هذا لا ينطبق على أي من المشكلات المحددة',
    cancelUnattended: 'إلغاء التوصيلة: فقط للتوصيلات التي لم يعالجها أحد',
  },
};

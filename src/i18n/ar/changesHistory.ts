import type { changesHistory as english } from '../en/changesHistory';
import type { SameKeys } from '../messages';

export const changesHistory: SameKeys<typeof english> = {
  lead: 'من قاد أي جولة وبأي مركبة، ومن غيّرها. الأحدث أولًا.',
  filters: {
    title: 'عوامل التصفية',
    run: 'الجولة',
    driver: 'السائق',
    vehicle: 'المركبة',
    all: 'الكل',
    clear: 'مسح عوامل التصفية',
  },
  none: 'لم تُنفَّذ أي جولة ولم تتغير.',
  filtered: 'لا نتائج تطابق عوامل التصفية هذه.',
};

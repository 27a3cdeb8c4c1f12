import type { SameKeys } from '../messages';
import type { license as english } from '../en/license';

export const license: SameKeys<typeof english> = {
  expired: 'منتهية',
  expiring:
    'تنتهي اليوم |||| تنتهي غدًا |||| تنتهي خلال يومين |||| تنتهي خلال %{smart_count} أيام |||| تنتهي خلال %{smart_count} يومًا |||| تنتهي خلال %{smart_count} يوم',
  today: 'تنتهي اليوم',
};

import type { SameKeys } from '../messages';
import type { passwordStrength as english } from '../en/passwordStrength';

export const passwordStrength: SameKeys<typeof english> = {
  label: 'القوة',
  level0: 'ضعيفة جدًا',
  level1: 'ضعيفة',
  level2: 'متوسطة',
  level3: 'جيدة',
  level4: 'قوية',
  common: 'شائعة جدًا: اختر غيرها',
};

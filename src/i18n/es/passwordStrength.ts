import type { SameKeys } from '../messages';
import type { passwordStrength as english } from '../en/passwordStrength';

export const passwordStrength: SameKeys<typeof english> = {
  label: 'Seguridad',
  level0: 'Muy débil',
  level1: 'Débil',
  level2: 'Regular',
  level3: 'Buena',
  level4: 'Fuerte',
  common: 'Demasiado común: elija otra',
};

/** How hard a new password is to guess, weakest first: said beside its meter. */
export const passwordStrength = {
  label: 'Strength',
  level0: 'Very weak',
  level1: 'Weak',
  level2: 'Fair',
  level3: 'Good',
  level4: 'Strong',
  common: 'Too common: choose another one',
};

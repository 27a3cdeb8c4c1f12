import { account } from '../account';
import { errors } from '../errors';
import { license } from '../license';
import { pictures } from '../pictures';
import { ra } from '../ra';
import { reports } from '../reports';
import { resources } from '../resources';
import { roles } from '../roles';
import { screens } from '../screens';
import { session } from '../session';
import { shell } from '../shell';
import { states } from '../states';
import { unsaved } from '../unsaved';
import { validation } from '../validation';
import type { SameKeys } from '../../messages';
import type { messages as english } from '../../en/sets/shell';

/** Arabic words of the frame, of the generated screens, and of all that the frame says about other pages. */
export const messages: SameKeys<typeof english> = {
  ra,
  ...shell,
  ...states,
  ...reports,
  account,
  errors,
  license,
  pictures,
  resources,
  roles,
  screens,
  session,
  unsaved,
  validation,
};

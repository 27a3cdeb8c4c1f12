import { account } from '../account';
import { accountPages } from '../accountPages';
import { addresses } from '../addresses';
import { errors } from '../errors';
import { license } from '../license';
import { participants } from '../participants';
import { pictures } from '../pictures';
import { ra } from '../ra';
import { reports } from '../reports';
import { resources } from '../resources';
import { roles } from '../roles';
import { runs } from '../runs';
import { screens } from '../screens';
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
  ...addresses,
  ...reports,
  account,
  accountPages,
  errors,
  license,
  pictures,
  participants,
  resources,
  roles,
  runs,
  screens,
  unsaved,
  validation,
};

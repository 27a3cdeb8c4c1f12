import raEnglish from 'ra-language-english';
import { account } from '../account';
import { accountPages } from '../accountPages';
import { addresses } from '../addresses';
import { errors } from '../errors';
import { license } from '../license';
import { participants } from '../participants';
import { pictures } from '../pictures';
import { reports } from '../reports';
import { resources } from '../resources';
import { roles } from '../roles';
import { runs } from '../runs';
import { screens } from '../screens';
import { shell } from '../shell';
import { states } from '../states';
import { unsaved } from '../unsaved';
import { validation } from '../validation';

/** English words of the frame, of the generated screens, and of all that the frame says about other pages. */
export const messages = {
  ...raEnglish,
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
